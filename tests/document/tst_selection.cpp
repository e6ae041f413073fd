#include "document/selection.h"
#include "support/testregistry.h"

#include <QSignalSpy>
#include <QTest>

using namespace zonewright;

class TestSelection : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void saysOnlyWhatChanges();
    void selectedComesBeforeHovered();
    void clears();
};

namespace {

constexpr CellPlace here{.zone = {1, 2}, .cell = {3, 4}};
constexpr CellPlace there{.zone = {5, 6}, .cell = {7, 8}};

} // namespace

void TestSelection::saysOnlyWhatChanges()
{
    Selection selection;
    QSignalSpy hovered(&selection, &Selection::hoveredChanged);
    QSignalSpy selected(&selection, &Selection::selectionChanged);
    selection.hover(here);
    selection.hover(here);
    selection.select(there);
    selection.select(there);
    QCOMPARE(hovered.size(), 1);
    QCOMPARE(selected.size(), 1);
}

void TestSelection::selectedComesBeforeHovered()
{
    Selection selection;
    QVERIFY(!selection.described());
    selection.hover(here);
    QVERIFY(selection.described() == here);
    selection.select(there);
    QVERIFY(selection.described() == there);
}

void TestSelection::clears()
{
    Selection selection;
    selection.hover(here);
    selection.select(there);
    QSignalSpy hovered(&selection, &Selection::hoveredChanged);
    QSignalSpy selected(&selection, &Selection::selectionChanged);
    selection.clear();
    QVERIFY(!selection.described());
    QCOMPARE(hovered.size(), 1);
    QCOMPARE(selected.size(), 1);
}

ZONEWRIGHT_TEST(selection, TestSelection)

#include "tst_selection.moc"
