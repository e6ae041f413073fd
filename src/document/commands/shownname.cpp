#include "document/commands/shownname.h"

#include "project/displaytext.h"

#include <QFileInfo>

namespace zonewright {

namespace {

constexpr std::size_t longestShownName = 60; // bytes

QString nameOfItem(const std::string& name, const std::string& file, ItemId id)
{
    if (!name.empty())
        return shownName(name);
    if (!file.empty())
        return shownName(QFileInfo(QString::fromStdString(file)).completeBaseName().toStdString());
    return QString::number(id);
}

} // namespace

QString shownName(const std::string& name)
{
    return QString::fromStdString(shortDisplayText(name, longestShownName));
}

QString shownName(const ProjectCatalogue& catalogue)
{
    return nameOfItem(catalogue.rooms->contents().name, catalogue.file, catalogue.id);
}

QString shownName(const ProjectPieceList& list)
{
    return nameOfItem(list.pieces->name, list.file, list.id);
}

QString shownPoint(Point at)
{
    return QStringLiteral("%1,%2").arg(at.x).arg(at.y);
}

} // namespace zonewright
