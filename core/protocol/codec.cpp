// SPDX-License-Identifier: GPL-3.0-or-later
#include "protocol/codec.h"

#include "protocol/fields.h"
#include "protocol/names.h"

#include <QCborArray>
#include <QCborMap>
#include <QJsonDocument>
#include <QJsonObject>
#include <QtEndian>

#include <cmath>
#include <type_traits>

namespace roundtrip {
namespace {

// Wire: spans as columns of 64-bit little-endian integers, a tenth of the time and half the bytes of maps.
// File: spans as maps, missing times as null.
enum class Form { Wire, File };

template <class T> inline constexpr bool isVector = false;
template <class T> inline constexpr bool isVector<std::vector<T>> = true;
template <class T> inline constexpr bool isOptional = false;
template <class T> inline constexpr bool isOptional<std::optional<T>> = true;
template <class T> inline constexpr bool isVariant = false;
template <class... T> inline constexpr bool isVariant<std::variant<T...>> = true;

// The alternatives of a variant are told apart by a name. No question shares one with an answer: an echo is no engine.
template <class T> constexpr const char* kindName()
{
    if constexpr (std::is_same_v<T, BufferArgument>) return "buffer";
    else if constexpr (std::is_same_v<T, LocalArgument>) return "local";
    else if constexpr (std::is_same_v<T, std::int32_t>) return "int";
    else if constexpr (std::is_same_v<T, std::uint32_t>) return "uint";
    else if constexpr (std::is_same_v<T, std::uint64_t>) return "ulong";
    else if constexpr (std::is_same_v<T, float>) return "float";
    else if constexpr (std::is_same_v<T, double>) return "double";
    else if constexpr (std::is_same_v<T, KernelLimits>) return "limits";
    else if constexpr (std::is_same_v<T, Report>) return "report";
    else if constexpr (std::is_same_v<T, Failure>) return "failure";
    else if constexpr (std::is_same_v<T, HelloRequest>) return "hello";
    else if constexpr (std::is_same_v<T, ListRequest>) return "list";
    else if constexpr (std::is_same_v<T, DescribeRequest>) return "describe";
    else if constexpr (std::is_same_v<T, RunRequest>) return "run";
    else if constexpr (std::is_same_v<T, StopRequest>) return "stop";
    else if constexpr (std::is_same_v<T, Hello>) return "greeting";
    else if constexpr (std::is_same_v<T, ListAnswer>) return "devices";
    else if constexpr (std::is_same_v<T, DescribeAnswer>) return "description";
    else if constexpr (std::is_same_v<T, ProgressNote>) return "progress";
    else if constexpr (std::is_same_v<T, OutcomeAnswer>) return "outcome";
    else { static_assert(std::is_same_v<T, Refusal>); return "refusal"; }
}

constexpr std::int64_t Span::*spanTimes[] = {&Span::queued,  &Span::submitted, &Span::started,
                                             &Span::ended,   &Span::callBegan, &Span::callEnded};
constexpr const char* spanTimeNames[] = {"queued", "submitted", "started", "ended", "callBegan", "callEnded"};

QCborValue spansToColumns(const std::vector<Span>& spans)
{
    QCborMap map;
    const auto bytes = static_cast<qsizetype>(spans.size() * sizeof(qint64));
    const auto column = [&](const char* name, auto value) {
        QByteArray data(bytes, Qt::Uninitialized);
        char* at = data.data();
        for (const Span& span : spans) {
            qToLittleEndian<qint64>(value(span), at);
            at += sizeof(qint64);
        }
        map.insert(QLatin1String(name), data);
    };
    column("operation", [](const Span& span) { return static_cast<qint64>(span.operation); });
    for (std::size_t i = 0; i < std::size(spanTimes); ++i)
        column(spanTimeNames[i], [i](const Span& span) { return static_cast<qint64>(span.*spanTimes[i]); });
    return map;
}

bool spansFromColumns(const QCborValue& value, std::vector<Span>& spans)
{
    const QCborMap map = value.toMap();
    const QByteArray operations = map.value(QLatin1String("operation")).toByteArray();
    if (!value.isMap() || operations.size() % static_cast<qsizetype>(sizeof(qint64)) != 0)
        return false;
    spans.resize(static_cast<std::size_t>(operations.size()) / sizeof(qint64));
    for (std::size_t s = 0; s < spans.size(); ++s) {
        const qint64 operation = qFromLittleEndian<qint64>(operations.constData() + s * sizeof(qint64));
        if (operation < 0 || operation > std::numeric_limits<std::uint32_t>::max())
            return false;
        spans[s].operation = static_cast<std::uint32_t>(operation);
    }
    for (std::size_t i = 0; i < std::size(spanTimes); ++i) {
        const QByteArray column = map.value(QLatin1String(spanTimeNames[i])).toByteArray();
        if (column.size() != operations.size())
            return false;
        for (std::size_t s = 0; s < spans.size(); ++s)
            spans[s].*spanTimes[i] = qFromLittleEndian<qint64>(column.constData() + s * sizeof(qint64));
    }
    return true;
}

template <Form form, class T> QCborValue put(const T& value);

template <Form form> struct Writer {
    QCborMap map;
    template <class T> void operator()(const char* name, T& value) { map.insert(QLatin1String(name), put<form>(value)); }
};

template <Form form, class T> QCborValue putVariant(const T& value)
{
    return std::visit([]<class A>(const A& alternative) -> QCborValue {
        QCborMap map;
        map.insert(QLatin1String(kindName<A>()), put<form>(alternative));
        return map;
    }, value);
}

template <Form form, class T> QCborValue put(const T& value)
{
    if constexpr (std::is_same_v<T, bool>) return QCborValue(value);
    else if constexpr (std::is_same_v<T, std::string>) return QCborValue(QString::fromUtf8(value.data(), static_cast<qsizetype>(value.size())));
    else if constexpr (std::is_floating_point_v<T>) {
        if (form == Form::File && !std::isfinite(value))
            return QCborValue(std::isnan(value) ? QStringLiteral("nan") : value > 0 ? QStringLiteral("inf") : QStringLiteral("-inf"));
        return QCborValue(static_cast<double>(value));
    } else if constexpr (std::is_same_v<T, std::int64_t>) {
        return form == Form::File && value == notGiven ? QCborValue(nullptr) : QCborValue(static_cast<qint64>(value));
    } else if constexpr (std::is_integral_v<T>) {
        // CBOR here and JSON have no unsigned 64-bit integers: the wire carries the same bits, a file the digits.
        if (form == Form::File && std::is_unsigned_v<T> && static_cast<quint64>(value) > static_cast<quint64>(std::numeric_limits<qint64>::max()))
            return QCborValue(QString::number(static_cast<quint64>(value)));
        return QCborValue(static_cast<qint64>(value));
    } else if constexpr (std::is_enum_v<T>) return QCborValue(QLatin1String(names::nameOf(value)));
    else if constexpr (std::is_same_v<T, std::vector<Span>> && form == Form::Wire) return spansToColumns(value);
    else if constexpr (isVector<T>) {
        QCborArray array;
        for (const auto& element : value)
            array.append(put<form>(element));
        return array;
    } else if constexpr (isOptional<T>) return value ? put<form>(*value) : QCborValue(nullptr);
    else if constexpr (isVariant<T>) return putVariant<form>(value);
    else {
        Writer<form> writer;
        fields(writer, const_cast<T&>(value)); // a writer only reads
        return writer.map;
    }
}

template <Form form, class T> bool get(const QCborValue& from, T& value);

template <Form form> struct Reader {
    QCborMap map;
    bool good = true;
    // A field that is missing keeps its default, so that an older file can be read.
    template <class T> void operator()(const char* name, T& value)
    {
        const QCborValue field = map.value(QLatin1String(name));
        if (good && !field.isUndefined())
            good = get<form>(field, value);
    }
};

template <class T> bool getEnum(const QCborValue& from, T& value)
{
    const QString name = from.toString();
    for (std::size_t i = 0; i < names::Table<T>::names.size(); ++i) {
        if (name == QLatin1String(names::Table<T>::names[i])) {
            value = static_cast<T>(i);
            return true;
        }
    }
    return false;
}

template <class T> bool getInteger(const QCborValue& from, T& value)
{
    if (from.isString() && std::is_same_v<T, std::uint64_t>) {
        bool good = false;
        value = static_cast<T>(from.toString().toULongLong(&good));
        return good;
    }
    if (!from.isInteger() && !(from.isDouble() && from.toDouble() == std::floor(from.toDouble()) && std::abs(from.toDouble()) < 0x1p53))
        return false;
    const qint64 number = from.isInteger() ? from.toInteger() : static_cast<qint64>(from.toDouble());
    if constexpr (sizeof(T) < sizeof(qint64)) {
        if (number < static_cast<qint64>(std::numeric_limits<T>::min()) || number > static_cast<qint64>(std::numeric_limits<T>::max()))
            return false;
    }
    value = static_cast<T>(number); // 64-bit unsigned travel as the same bits
    return true;
}

template <Form form> bool getReal(const QCborValue& from, double& value)
{
    if (from.isString()) {
        const QString name = from.toString();
        value = name == QLatin1String("inf") ? INFINITY : name == QLatin1String("-inf") ? -INFINITY : NAN;
        return std::isinf(value) || name == QLatin1String("nan");
    }
    value = from.isInteger() ? static_cast<double>(from.toInteger()) : from.toDouble();
    return from.isDouble() || from.isInteger();
}

template <Form form, class V, std::size_t... I>
bool getVariant(const QCborMap& map, V& value, std::index_sequence<I...>)
{
    const auto attempt = [&]<class A>(std::type_identity<A>) {
        const QCborValue field = map.value(QLatin1String(kindName<A>()));
        if (field.isUndefined())
            return false;
        A alternative{};
        if (!get<form>(field, alternative))
            return false;
        value = std::move(alternative);
        return true;
    };
    return (attempt(std::type_identity<std::variant_alternative_t<I, V>>{}) || ...);
}

template <Form form, class T> bool get(const QCborValue& from, T& value)
{
    if constexpr (std::is_same_v<T, bool>) { value = from.toBool(); return from.isBool(); }
    else if constexpr (std::is_same_v<T, std::string>) { value = from.toString().toStdString(); return from.isString(); }
    else if constexpr (std::is_floating_point_v<T>) {
        double number = 0;
        const bool good = getReal<form>(from, number);
        value = static_cast<T>(number);
        return good;
    } else if constexpr (std::is_same_v<T, std::int64_t>) {
        if (from.isNull()) { value = notGiven; return form == Form::File; }
        return getInteger(from, value);
    } else if constexpr (std::is_integral_v<T>) return getInteger(from, value);
    else if constexpr (std::is_enum_v<T>) return getEnum(from, value);
    else if constexpr (std::is_same_v<T, std::vector<Span>> && form == Form::Wire) return spansFromColumns(from, value);
    else if constexpr (isVector<T>) {
        if (!from.isArray())
            return false;
        const QCborArray array = from.toArray();
        value.clear();
        value.reserve(static_cast<std::size_t>(array.size()));
        for (const auto& element : array) {
            if (!get<form>(QCborValue(element), value.emplace_back()))
                return false;
        }
        return true;
    } else if constexpr (isOptional<T>) {
        if (from.isNull()) { value.reset(); return true; }
        return get<form>(from, value.emplace());
    } else if constexpr (isVariant<T>) {
        const QCborMap map = from.toMap();
        return from.isMap() && map.size() == 1 && getVariant<form>(map, value, std::make_index_sequence<std::variant_size_v<T>>{});
    } else {
        if (!from.isMap())
            return false;
        Reader<form> reader{from.toMap()};
        fields(reader, value);
        return reader.good;
    }
}

template <class M> std::optional<M> decode(const QByteArray& payload)
{
    QCborParserError error;
    const QCborValue value = QCborValue::fromCbor(payload, &error);
    M message;
    if (error.error != QCborError::NoError || error.offset != payload.size() || !get<Form::Wire>(value, message))
        return {};
    return message;
}

template <class T> QJsonObject objectOf(const T& value, const char* schema)
{
    QJsonObject object = put<Form::File>(value).toMap().toJsonObject();
    object.insert(QStringLiteral("schema"), QLatin1String(schema));
    return object;
}

template <class T> QByteArray jsonOf(const T& value, const char* schema) { return QJsonDocument(objectOf(value, schema)).toJson(); }

constexpr const char* runSchema = "roundtrip-run-1";

} // namespace

QByteArray encode(const Question& question) { return put<Form::Wire>(question).toCbor(); }
QByteArray encode(const Answer& answer) { return put<Form::Wire>(answer).toCbor(); }
std::optional<Question> decodeQuestion(const QByteArray& payload) { return decode<Question>(payload); }
std::optional<Answer> decodeAnswer(const QByteArray& payload) { return decode<Answer>(payload); }

QCborValue toCbor(const Run& run) { return put<Form::Wire>(run); }

std::optional<Run> runFromCbor(const QCborValue& value)
{
    Run run;
    return get<Form::Wire>(value, run) ? std::optional(std::move(run)) : std::nullopt;
}

QByteArray toJson(const Run& run) { return jsonOf(run, runSchema); }
QByteArray toJson(const DeviceList& list) { return jsonOf(list, "roundtrip-devices-1"); }
QByteArray toJson(const Verdict& verdict) { return jsonOf(verdict, "roundtrip-verdict-1"); }
QByteArray toJson(const Failure& failure) { return jsonOf(failure, "roundtrip-failure-1"); }

QJsonObject toJsonObject(const Run& run) { return objectOf(run, runSchema); }
std::optional<Run> runFromJson(const QByteArray& json) { return runFromJson(QJsonDocument::fromJson(json).object()); }

std::optional<Run> runFromJson(const QJsonObject& object)
{
    Run run;
    if (object.value(QStringLiteral("schema")) != QLatin1String(runSchema) || !get<Form::File>(QCborMap::fromJsonObject(object), run))
        return {};
    return run;
}

const char* nameOf(DeviceKind value) { return names::nameOf(value); }
const char* nameOf(ElementType value) { return names::nameOf(value); }
const char* nameOf(Strategy value) { return names::nameOf(value); }
const char* nameOf(OperationKind value) { return names::nameOf(value); }
const char* nameOf(Severity value) { return names::nameOf(value); }
const char* nameOf(FailureCode value) { return names::nameOf(value); }
const char* nameOf(Stage value) { return names::nameOf(value); }
const char* nameOf(VerdictKind value) { return names::nameOf(value); }
const char* nameOf(Mistake value) { return names::nameOf(value); }

std::optional<ElementType> elementTypeNamed(const QByteArray& name)
{
    ElementType type{};
    return getEnum(QCborValue(QString::fromUtf8(name)), type) ? std::optional(type) : std::nullopt;
}

std::optional<Strategy> strategyNamed(const QByteArray& name)
{
    Strategy strategy{};
    return getEnum(QCborValue(QString::fromUtf8(name)), strategy) ? std::optional(strategy) : std::nullopt;
}

} // namespace roundtrip
