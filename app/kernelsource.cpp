// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernelsource.h"

#include "plan/catalogue.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>
#include <QStringDecoder>

namespace roundtrip {
namespace {

struct KernelsourceWords {
    Q_DECLARE_TR_FUNCTIONS(roundtrip::KernelSource)
};

constexpr qint64 mostSourceBytes = 1 << 20;

Explanation refused(const QString& path, const QString& why)
{
    return {KernelsourceWords::tr("The kernel file %1 cannot be used.").arg(path), why,
        KernelsourceWords::tr("Choose an OpenCL C file (.cl), saved as UTF-8 text.")};
}

} // namespace

std::variant<KernelSource, Explanation> readKernel(const QString& path)
{
    QFile file(path);
    if (QFileInfo(path).isDir())
        return refused(path, KernelsourceWords::tr("It is a folder."));
    if (QFileInfo::exists(path) && !QFileInfo(path).isFile()) // opening a pipe would wait for somebody to write
        return refused(path, KernelsourceWords::tr("It is no ordinary file."));
    if (!file.open(QIODevice::ReadOnly))
        return refused(path, KernelsourceWords::tr("The system says: %1.").arg(file.errorString()));
    QByteArray bytes = file.read(mostSourceBytes + 1);
    if (bytes.size() > mostSourceBytes)
        return refused(path, KernelsourceWords::tr("It is larger than 1 MiB."));
    if (bytes.startsWith("\xEF\xBB\xBF"))
        bytes.remove(0, 3);
    if (bytes.contains('\0'))
        return refused(path, KernelsourceWords::tr("It holds zero bytes, so it is no text, or UTF-16."));
    QStringDecoder decoder(QStringDecoder::Utf8, QStringDecoder::Flag::Stateless);
    const QString text = decoder(bytes);
    if (text.trimmed().isEmpty() || decoder.hasError())
        return refused(path, decoder.hasError() ? KernelsourceWords::tr("It is not UTF-8.") : KernelsourceWords::tr("It is empty."));

    const std::string base = QFileInfo(path).completeBaseName().toStdString();
    KernelSource source{
        findKernel(base) ? base : "vec_add", QFileInfo(path).fileName().toStdString(), {}, bytes.toStdString()};
    const std::vector<std::string> functions = kernelFunctions(source.source);
    if (functions.empty())
        return refused(path, KernelsourceWords::tr("It holds no __kernel function."));
    const std::string_view usual = findKernel(source.kernel)->function;
    source.function = std::find(functions.begin(), functions.end(), usual) != functions.end() ? std::string(usual)
                                                                                              : functions.front();
    return source;
}

std::vector<std::string> kernelFunctions(const std::string& source)
{
    static const QRegularExpression comments(
        QStringLiteral("/\\*.*?\\*/|//[^\\n]*"), QRegularExpression::DotMatchesEverythingOption);
    static const QRegularExpression kernels(
        QStringLiteral("\\b(?:__kernel|kernel)\\b[^;{}]*?\\bvoid\\s+([A-Za-z_]\\w*)\\s*\\("));
    QString text = QString::fromStdString(source);
    text.replace(comments, QStringLiteral(" "));
    std::vector<std::string> names;
    for (auto match = kernels.globalMatch(text); match.hasNext();)
        names.push_back(match.next().captured(1).toStdString());
    return names;
}

void rename(std::vector<Plan>& plans, const KernelSource& source)
{
    for (Plan& plan : plans) {
        if (!source.file.empty() && plan.name.starts_with(source.kernel))
            plan.name.replace(0, source.kernel.size(), source.file);
        for (Program& program : plan.programs) {
            if (!source.function.empty()) {
                for (Operation& operation : plan.operations)
                    if (operation.kind == OperationKind::Launch && operation.label.starts_with(program.function))
                        operation.label.replace(0, program.function.size(), source.function);
                program.function = source.function;
            }
            if (!source.file.empty())
                program.file = source.file;
        }
    }
}

} // namespace roundtrip
