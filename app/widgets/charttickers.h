// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// At which values do the axes of a chart have ticks, and how are they written? Ticks are counted with integers and
// capped, so that no range can make a loop endless.

#include <qcustomplot.h>

#include <QLocale>

namespace roundtrip {

// Powers of two, at most `most` of them; the ends where the range holds fewer than two powers.
class PowerTicker : public QCPAxisTickerLog {
public:
    PowerTicker(int most, const QLocale& locale)
        : m_most(most)
        , m_locale(locale)
    {
    }
    void generate(const QCPRange& range, const QLocale& locale, QChar formatChar, int precision, QVector<double>& ticks,
        QVector<double>* subTicks, QVector<QString>* tickLabels) override;

private:
    int m_most;
    QLocale m_locale;
};

// 1, 10, 100 …, or also 2 and 5 times that where there is room: ns written with their unit, or GFLOP/s.
class DecimalTicker : public QCPAxisTickerLog {
public:
    enum class Unit { Duration, OperationRate };
    DecimalTicker(Unit unit, const QLocale& locale)
        : m_unit(unit)
        , m_locale(locale)
    {
    }
    void generate(const QCPRange& range, const QLocale& locale, QChar formatChar, int precision, QVector<double>& ticks,
        QVector<double>* subTicks, QVector<QString>* tickLabels) override;

private:
    Unit m_unit;
    QLocale m_locale;
};

} // namespace roundtrip
