#include "gui/spokentexts.h"

#include <QAbstractItemModel>
#include <QAbstractItemView>
#include <QAbstractProxyModel>
#include <QComboBox>
#include <QHeaderView>
#include <QMainWindow>
#include <QMetaProperty>
#include <QProgressBar>
#include <QRegularExpression>
#include <QTabBar>
#include <QUndoView>
#include <QWidget>

#include <array>

namespace zonewright::test {

namespace {

constexpr int rowsHeard = 100; // of each list or table, below each of its items
constexpr std::array spokenRoles{Qt::DisplayRole, Qt::ToolTipRole, Qt::WhatsThisRole, Qt::AccessibleTextRole,
                                 Qt::AccessibleDescriptionRole};
/// Names of things, not words for people.
constexpr std::array silentProperties{"objectName", "styleSheet", "windowFilePath", "inputMask", "defaultSuffix"};

/// Measured times are of the moment.
void add(SpokenTexts& texts, const QString& place, const QString& text)
{
    static const QRegularExpression measured(QStringLiteral("[0-9.,]+(.[µmn]?s\\b)"));
    if (!text.isEmpty())
        texts.insert(place, QString(text).replace(measured, QStringLiteral("…\\1")));
}

/// The tabs of a window's docks come and go, and say what the docks say; what lies over the map is filled whenever it
/// is called; and how far work has come is of the moment.
bool isOfTheMoment(const QObject& object)
{
    if (!qobject_cast<const QMainWindow*>(object.parent()))
        return qobject_cast<const QProgressBar*>(&object) != nullptr;
    const auto* widget = qobject_cast<const QWidget*>(&object);
    return qobject_cast<const QTabBar*>(widget) ||
           (widget != nullptr && widget->isHidden() && widget->inherits("zonewright::Overlay"));
}

void hearProperties(SpokenTexts& texts, const QString& place, const QObject& object)
{
    const QMetaObject* meta = object.metaObject();
    for (int i = 0; i < meta->propertyCount(); ++i) {
        const QMetaProperty property = meta->property(i);
        const bool isSilent = std::ranges::any_of(
            silentProperties, [&property](const char* name) { return qstrcmp(name, property.name()) == 0; });
        if (property.metaType().id() == QMetaType::QString && !isSilent)
            add(texts, place + QLatin1Char('.') + QLatin1String(property.name()), property.read(&object).toString());
    }
}

void hearItems(SpokenTexts& texts, const QString& place, const QAbstractItemModel& model, const QModelIndex& parent)
{
    const int rows = std::min(model.rowCount(parent), rowsHeard);
    for (int row = 0; row < rows; ++row) {
        for (int column = 0; column < model.columnCount(parent); ++column) {
            const QModelIndex index = model.index(row, column, parent);
            const QString cell = QStringLiteral("%1(%2,%3)").arg(place).arg(row).arg(column);
            for (const int role : spokenRoles)
                add(texts, QStringLiteral("%1:%2").arg(cell).arg(role), index.data(role).toString());
            if (column == 0)
                hearItems(texts, cell, model, index);
        }
    }
}

void hearHeaders(SpokenTexts& texts, const QString& place, const QAbstractItemModel& model)
{
    for (const Qt::Orientation orientation : {Qt::Horizontal, Qt::Vertical}) {
        const int sections =
            orientation == Qt::Horizontal ? model.columnCount() : std::min(model.rowCount(), rowsHeard);
        for (int section = 0; section < sections; ++section) {
            for (const int role : spokenRoles)
                add(texts, QStringLiteral("%1|%2,%3:%4").arg(place).arg(orientation).arg(section).arg(role),
                    model.headerData(section, orientation, role).toString());
        }
    }
}

void hearPart(SpokenTexts& texts, const QString& place, const QObject& object)
{
    hearProperties(texts, place, object);
    if (const auto* tabs = qobject_cast<const QTabBar*>(&object)) {
        for (int tab = 0; tab < tabs->count(); ++tab) {
            add(texts, QStringLiteral("%1[%2]").arg(place).arg(tab), tabs->tabText(tab));
            add(texts, QStringLiteral("%1[%2]tip").arg(place).arg(tab), tabs->tabToolTip(tab));
        }
    }
    if (const auto* combo = qobject_cast<const QComboBox*>(&object)) {
        hearItems(texts, place, *combo->model(), {});
        return;
    }
    const auto* view = qobject_cast<const QAbstractItemView*>(&object);
    if (view != nullptr && view->model() != nullptr && qobject_cast<const QHeaderView*>(view) == nullptr) {
        hearHeaders(texts, place, *view->model());
        hearItems(texts, place, *view->model(), {});
    }
}

void hear(SpokenTexts& texts, const QString& place, const QObject& object)
{
    hearPart(texts, place, object);
    QMap<QString, int> namesakes;
    for (const QObject* child : object.children()) {
        if (isOfTheMoment(*child))
            continue;
        const QString name = QLatin1String(child->metaObject()->className()) + QLatin1Char('#') + child->objectName();
        const int which = namesakes[name]++;
        hear(texts, place + QLatin1Char('/') + name + (which > 0 ? QString::number(which) : QString()), *child);
    }
}

} // namespace

SpokenTexts spokenTexts(const QObject& root)
{
    SpokenTexts texts;
    hear(texts, {}, root);
    return texts;
}

QStringList differences(const SpokenTexts& expected, const SpokenTexts& found)
{
    QStringList lines;
    const auto tell = [&lines](const QString& place, const QString& wanted, const QString& said) {
        lines << QStringLiteral("%1: \"%2\" instead of \"%3\"").arg(place, said, wanted);
    };
    for (auto text = expected.begin(); text != expected.end(); ++text) {
        if (found.value(text.key()) != text.value())
            tell(text.key(), text.value(), found.value(text.key()));
    }
    for (auto text = found.begin(); text != found.end(); ++text) {
        if (!expected.contains(text.key()))
            tell(text.key(), {}, text.value());
    }
    return lines;
}

} // namespace zonewright::test
