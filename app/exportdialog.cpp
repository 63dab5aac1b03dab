// SPDX-License-Identifier: GPL-3.0-or-later
#include "exportdialog.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileDialog>
#include <QMessageBox>
#include <QPushButton>

namespace roundtrip {
namespace {

struct ExportdialogWords { Q_DECLARE_TR_FUNCTIONS(roundtrip::ExportDialog) };

QString filterOf(ExportFormat format)
{
    return QStringLiteral("%1 (*%2)").arg(formatTitle(format), QLatin1String(suffixOf(format)));
}

bool wantsAnotherName(QWidget* parent, const QString& path, const Explanation& why)
{
    QMessageBox box(QMessageBox::Warning, ExportdialogWords::tr("Not exported"), ExportdialogWords::tr("%1 was not written.").arg(QDir::toNativeSeparators(path)),
        QMessageBox::Cancel, parent);
    box.setInformativeText(why.text());
    QPushButton* again = box.addButton(ExportdialogWords::tr("Choose another name…"), QMessageBox::AcceptRole);
    box.setDefaultButton(again);
    box.exec();
    return box.clickedButton() == again;
}

} // namespace

QString formatTitle(ExportFormat format)
{
    switch (format) {
    case ExportFormat::Png: return ExportdialogWords::tr("PNG picture");
    case ExportFormat::Svg: return ExportdialogWords::tr("SVG drawing");
    case ExportFormat::Pdf: return ExportdialogWords::tr("PDF page");
    case ExportFormat::Csv: return ExportdialogWords::tr("CSV table");
    case ExportFormat::Json: return ExportdialogWords::tr("JSON data");
    case ExportFormat::Trace: return ExportdialogWords::tr("Trace for Perfetto");
    }
    return {};
}

std::optional<QString> exportInteractively(QWidget* parent, const QString& title, const QString& folder,
    const std::vector<ExportFormat>& formats, const std::function<Encoded(ExportFormat)>& encode)
{
    QStringList filters;
    for (const ExportFormat format : formats)
        filters += filterOf(format);
    // A folder that is gone would open the dialog anywhere.
    const QString start = QDir(folder).exists() && !folder.isEmpty() ? folder : QDir::homePath();
    QString path = start + QLatin1Char('/') + suggestedFileName(title, formats.front());
    for (;;) {
        QString filter = filters.front();
        path = QFileDialog::getSaveFileName(parent, ExportdialogWords::tr("Export"), path, filters.join(QStringLiteral(";;")), &filter);
        if (path.isEmpty())
            return {};
        const auto byName = formatOfPath(path);
        const ExportFormat format = byName ? *byName : formats[static_cast<std::size_t>(std::max<qsizetype>(0, filters.indexOf(filter)))];
        path = withSuffix(path, format);
        const auto trouble = save(path, encode(format));
        if (!trouble)
            return path;
        if (!wantsAnotherName(parent, path, *trouble))
            return {};
    }
}

} // namespace roundtrip
