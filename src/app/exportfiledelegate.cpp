#include "app/exportfiledelegate.h"

#include "app/exportfilesmodel.h"
#include "app/iconengine.h"
#include "app/panels.h"
#include "app/themecolors.h"

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
    }
    return {};
}

/// On one line, and without the file that it is about, which has a column of its own.
QString reasonOf(const QModelIndex& index)
{
    const QString reason = index.data(ExportFilesModel::DetailRole).toString().simplified();
    const QString file = index.siblingAtColumn(ExportFilesModel::File).data().toString() + QStringLiteral(": ");
    const qsizetype at = reason.indexOf(file);
    return at < 0 ? reason : reason.mid(at + file.size());
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
    option->icon = themedIcon(signOf(state));
    if (const QString reason = reasonOf(index); !reason.isEmpty())
        option->text = ExportFilesModel::tr("%1: %2", "what became of a file, and why").arg(option->text, reason);
    const ThemeColors& colors = themeColors(currentTheme());
    if (state == FileState::Failed || state == FileState::Incomplete)
        option->palette.setColor(QPalette::Text, colors.error);
    else if (state == FileState::Skipped || state == FileState::New)
        option->palette.setColor(QPalette::Text, colors.dimText);
}

} // namespace zonewright
