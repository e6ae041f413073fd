#include "app/exportfiledelegate.h"

#include "app/exportfilesmodel.h"
#include "app/iconengine.h"
#include "app/panels.h"
#include "app/themecolors.h"

#include <QCoreApplication>

namespace zonewright {

namespace {

constexpr int fileSignSide = 14; // logical pixels

QString signOf(ExportFilesModel::FileState state)
{
    using enum ExportFilesModel::FileState;
    switch (state) {
    case New:
        return QStringLiteral("new");
    case Replaces:
        return QStringLiteral("replace");
    case Written:
        return QStringLiteral("check");
    case Incomplete:
    case Failed:
        return QStringLiteral("warning");
    case Skipped:
        return QStringLiteral("stop-run");
    case Unknown:
        break;
    }
    return {};
}

/// On one line, without the file and the level that it is about, which have columns of their own, and without what the
/// state says.
QString reasonOf(const QModelIndex& index)
{
    QString why = index.data(ExportFilesModel::DetailRole).toString().simplified();
    const QString file = index.siblingAtColumn(ExportFilesModel::File).data().toString() + QStringLiteral(": ");
    if (const qsizetype at = why.indexOf(file); at >= 0)
        why = why.mid(at + file.size());
    const QString level = index.siblingAtColumn(ExportFilesModel::Level).data().toString() + QStringLiteral(": ");
    const QString head = QCoreApplication::translate("Error", "cannot be written: %1").arg(QString());
    for (const QString& known : {level, head})
        why = why.startsWith(known) ? why.mid(known.size()) : why;
    return why;
}

} // namespace

void ExportFileDelegate::initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const
{
    using FileState = ExportFilesModel::FileState;
    ShareBarDelegate::initStyleOption(option, index);
    option->textElideMode = index.column() == ExportFilesModel::File ? Qt::ElideMiddle : Qt::ElideRight;
    if (index.column() != ExportFilesModel::State)
        return;
    const auto state = static_cast<FileState>(index.data(ExportFilesModel::FileStateRole).toInt());
    option->features |= QStyleOptionViewItem::HasDecoration;
    option->decorationSize = {fileSignSide, fileSignSide};
    if (const QString sign = signOf(state); !sign.isEmpty())
        option->icon = themedIcon(sign);
    if (const QString reason = reasonOf(index); !reason.isEmpty())
        option->text = ExportFilesModel::tr("%1: %2", "what became of a file, and why").arg(option->text, reason);
    const ThemeColors& colors = themeColors(currentTheme());
    if (state == FileState::Failed || state == FileState::Incomplete)
        option->palette.setColor(QPalette::Text, colors.error);
    else if (state == FileState::Skipped || state == FileState::New)
        option->palette.setColor(QPalette::Text, colors.dimText);
}

} // namespace zonewright
