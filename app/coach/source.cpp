// SPDX-License-Identifier: GPL-3.0-or-later
#include "coach/source.h"

#include "plan/catalogue.h"

#include <QRegularExpression>

namespace roundtrip {
namespace {

bool has(const QString& text, const QString& pattern)
{
    return QRegularExpression(pattern).match(text).hasMatch();
}

QString withoutComments(QString text)
{
    static const QRegularExpression comments(
        QStringLiteral("/\\*.*?\\*/|//[^\\n]*"), QRegularExpression::DotMatchesEverythingOption);
    return text.replace(comments, QStringLiteral(" "));
}

// The number of elements is the last scalar of the signature, whatever it is called.
QString nameOfCount(const QString& text)
{
    static const QRegularExpression scalar(QStringLiteral("\\b(?:uint|unsigned(?:\\s+int)?|int|size_t|ulong)\\s+(\\w+)\\s*\\)"));
    const auto match = scalar.match(text);
    return match.hasMatch() ? match.captured(1) : QStringLiteral("n");
}

} // namespace

SourceFacts readSource(const QString& source)
{
    const QString text = withoutComments(source);
    const QString n = nameOfCount(text);
    const auto hasN = [&](const char* pattern) { return has(text, QString::fromLatin1(pattern).arg(n)); };
    SourceFacts facts;
    facts.isOwn = true;
    facts.guardOneTooFar = hasN("<=\\s*%1\\b(?!\\s*-)") || hasN("(?<![-=>])>\\s*%1\\b");
    facts.guard = facts.guardOneTooFar || hasN("<=?\\s*%1\\b") || hasN("(?<!-)>=?\\s*%1\\b") || hasN("\\b%1\\s*[<>]");
    facts.countsFromOne = has(text, QStringLiteral("get_global_id\\s*\\(\\s*0\\s*\\)\\s*\\+\\s*1"));
    facts.localIndexOnly = text.contains(QLatin1String("get_local_id")) && !text.contains(QLatin1String("get_group_id"))
        && !text.contains(QLatin1String("get_global_id"));
    facts.loopOverAll = hasN("for\\s*\\([^;]*=\\s*0\\s*;[^;]*<\\s*%1\\b[^;]*;[^)]*(\\+\\+|\\+=\\s*1\\b)");
    facts.strideLoop = has(text, QStringLiteral("\\+=\\s*get_global_size"));
    facts.doubles = has(text, QStringLiteral("\\bdouble\\b"));
    return facts;
}

SourceFacts sourceFacts(const KernelInfo& kernel)
{
    SourceFacts facts;
    facts.guard = kernel.guarded;
    facts.localIndexOnly = kernel.indexing == Indexing::Local;
    facts.strideLoop = kernel.indexing == Indexing::Stride;
    return facts;
}

} // namespace roundtrip
