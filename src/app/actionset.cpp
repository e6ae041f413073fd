#include "app/actionset.h"

#include "app/iconengine.h"

#include <QAction>
#include <QCoreApplication>
#include <QKeySequence>

namespace zonewright {

namespace {

constexpr auto actionContext = "zonewright::ActionSet";

// clang-format off
constexpr std::array<ActionRow, static_cast<std::size_t>(ActionId::Count)> actionTable{{
    {ActionId::New, "new",
     QT_TRANSLATE_NOOP("zonewright::ActionSet", "&New"),
     QT_TRANSLATE_NOOP("zonewright::ActionSet", "Begin a new project with a random world"), "new", "Ctrl+N", false},
    {ActionId::Open, "open",
     QT_TRANSLATE_NOOP("zonewright::ActionSet", "&Open…"),
     QT_TRANSLATE_NOOP("zonewright::ActionSet", "Open a project"), "open", "Ctrl+O", false},
    {ActionId::Save, "save",
     QT_TRANSLATE_NOOP("zonewright::ActionSet", "&Save"),
     QT_TRANSLATE_NOOP("zonewright::ActionSet", "Save the project"), "save", "Ctrl+S", false},
    {ActionId::SaveAs, "save-as",
     QT_TRANSLATE_NOOP("zonewright::ActionSet", "Save &As…"),
     QT_TRANSLATE_NOOP("zonewright::ActionSet", "Save the project to another file"), "save-as", "Ctrl+Shift+S", false},
    {ActionId::Quit, "quit",
     QT_TRANSLATE_NOOP("zonewright::ActionSet", "&Quit"),
     QT_TRANSLATE_NOOP("zonewright::ActionSet", "Quit Zonewright"), "quit", "Ctrl+Q", false},
    {ActionId::Undo, "undo",
     QT_TRANSLATE_NOOP("zonewright::ActionSet", "&Undo"),
     QT_TRANSLATE_NOOP("zonewright::ActionSet", "Take the last change back"), "undo", "Ctrl+Z", false},
    {ActionId::Redo, "redo",
     QT_TRANSLATE_NOOP("zonewright::ActionSet", "&Redo"),
     QT_TRANSLATE_NOOP("zonewright::ActionSet", "Make the change again that was taken back"), "redo",
     "Ctrl+Y; Ctrl+Shift+Z", false},
    {ActionId::Fit, "fit",
     QT_TRANSLATE_NOOP("zonewright::ActionSet", "&Fit"),
     QT_TRANSLATE_NOOP("zonewright::ActionSet", "Show the whole world, or the whole zone"), "fit", "Ctrl+/", false},
    {ActionId::ActualSize, "actual-size",
     QT_TRANSLATE_NOOP("zonewright::ActionSet", "&100 %"),
     QT_TRANSLATE_NOOP("zonewright::ActionSet", "Zoom to 16 pixels a cell"), "actual-size", "Ctrl+0", false},
    {ActionId::ZoomIn, "zoom-in",
     QT_TRANSLATE_NOOP("zonewright::ActionSet", "Zoom &In"),
     QT_TRANSLATE_NOOP("zonewright::ActionSet", "Look closer"), "zoom-in", "Ctrl++; Ctrl+=", false},
    {ActionId::ZoomOut, "zoom-out",
     QT_TRANSLATE_NOOP("zonewright::ActionSet", "Zoom &Out"),
     QT_TRANSLATE_NOOP("zonewright::ActionSet", "Look from farther off"), "zoom-out", "Ctrl+-", false},
    {ActionId::ShowWorld, "show-world",
     QT_TRANSLATE_NOOP("zonewright::ActionSet", "Show &World"),
     QT_TRANSLATE_NOOP("zonewright::ActionSet", "Show the map of the world"), "world", "Ctrl+1", false},
    {ActionId::ShowZone, "show-zone",
     QT_TRANSLATE_NOOP("zonewright::ActionSet", "Show &Zone"),
     QT_TRANSLATE_NOOP("zonewright::ActionSet", "Show the selected zone"), "zone", "Ctrl+2", false},
    {ActionId::ShowDocks, "show-docks",
     QT_TRANSLATE_NOOP("zonewright::ActionSet", "Show &Docks"),
     QT_TRANSLATE_NOOP("zonewright::ActionSet", "Show the docks, or hide them all"), "docks", "F12", true},
    {ActionId::SystemTheme, "system-theme",
     QT_TRANSLATE_NOOP("zonewright::ActionSet", "&System"),
     QT_TRANSLATE_NOOP("zonewright::ActionSet", "Light or dark, as the desktop is"), "", "", true},
    {ActionId::LightTheme, "light-theme",
     QT_TRANSLATE_NOOP("zonewright::ActionSet", "&Light"),
     QT_TRANSLATE_NOOP("zonewright::ActionSet", "Always light"), "", "", true},
    {ActionId::DarkTheme, "dark-theme",
     QT_TRANSLATE_NOOP("zonewright::ActionSet", "&Dark"),
     QT_TRANSLATE_NOOP("zonewright::ActionSet", "Always dark"), "", "", true},
    {ActionId::RandomName, "random-name",
     QT_TRANSLATE_NOOP("zonewright::ActionSet", "&New Random Name"),
     QT_TRANSLATE_NOOP("zonewright::ActionSet", "Make the world from a new random name"), "dice", "Ctrl+R", false},
    {ActionId::CopySeed, "copy-seed",
     QT_TRANSLATE_NOOP("zonewright::ActionSet", "&Copy Seed"),
     QT_TRANSLATE_NOOP("zonewright::ActionSet", "Copy the world's seed to the clipboard"), "copy",
     "Ctrl+Shift+C", false},
    {ActionId::About, "about",
     QT_TRANSLATE_NOOP("zonewright::ActionSet", "&About Zonewright"),
     QT_TRANSLATE_NOOP("zonewright::ActionSet", "Version, licence and what it is built on"), "about", "", false},
}};
// clang-format on

QString actionText(const char* source)
{
    return QCoreApplication::translate(actionContext, source);
}

QAction* makeAction(const ActionRow& row, QObject* parent)
{
    auto* action = new QAction(actionText(row.text), parent);
    action->setObjectName(QLatin1String(row.name));
    if (*row.keys)
        action->setShortcuts(QKeySequence::listFromString(QLatin1String(row.keys), QKeySequence::PortableText));
    const QString tip = actionText(row.tip);
    const QString keys = action->shortcut().toString(QKeySequence::NativeText);
    action->setToolTip(keys.isEmpty() ? tip : QCoreApplication::translate(actionContext, "%1 (%2)").arg(tip, keys));
    action->setStatusTip(QString()); // the status bar is the map's
    action->setWhatsThis(tip);
    action->setCheckable(row.checkable);
    if (*row.icon)
        action->setIcon(themedIcon(QLatin1String(row.icon)));
    return action;
}

} // namespace

ActionSet::ActionSet(QObject* parent)
    : QObject(parent)
{
    for (const ActionRow& row : actionTable)
        m_actions[static_cast<std::size_t>(row.id)] = makeAction(row, this);
}

std::span<const ActionRow> ActionSet::table()
{
    return actionTable;
}

} // namespace zonewright
