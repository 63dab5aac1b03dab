<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>roundtrip::DeviceBadge</name>
    <message numerus="yes">
        <source>%1 · %2 · %3, %n units</source>
        <translation>
            <numerusform>%1 · %2 · %3, %n unit</numerusform>
            <numerusform>%1 · %2 · %3, %n units</numerusform>
        </translation>
    </message>
</context>
</TS>
