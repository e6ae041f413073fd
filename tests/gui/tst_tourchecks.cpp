#include "gui/tourkeys.h"
#include "gui/wholetext.h"
#include "support/testregistry.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QTabBar>
#include <QTableWidget>
#include <QTest>
#include <QVBoxLayout>

using namespace zonewright;

namespace {

const QString longText = QStringLiteral("Much longer than there is room for");

using Filling = void (*)(QWidget& root);

/// A widget with what a filling puts into it, on the screen.
struct Shown
{
    QWidget root;

    explicit Shown(Filling fill)
    {
        root.resize(400, 300);
        fill(root);
        root.show();
        QCoreApplication::processEvents();
    }
};

template <class Part>
Part& placed(QWidget& root, const QRect& place)
{
    auto* part = new Part(&root);
    part->setGeometry(place);
    part->setAccessibleName(QStringLiteral("Part"));
    return *part;
}

constexpr QRect narrowPlace{10, 10, 60, 30};
constexpr QRect widePlace{10, 10, 360, 30};

template <const QRect& place>
void labelled(QWidget& root)
{
    placed<QLabel>(root, place).setText(longText);
}

template <const QRect& place>
void withButton(QWidget& root)
{
    placed<QPushButton>(root, place).setText(longText);
}

template <const QRect& place>
void withBox(QWidget& root)
{
    placed<QCheckBox>(root, place).setText(longText);
}

template <const QRect& place>
void withList(QWidget& root)
{
    placed<QComboBox>(root, place).addItem(longText);
}

template <const QRect& place>
void withTabs(QWidget& root)
{
    auto& tabs = placed<QTabBar>(root, place);
    tabs.setElideMode(Qt::ElideRight);
    tabs.addTab(longText);
    tabs.setTabToolTip(0, QStringLiteral("Something else"));
}

template <int width>
void withHeader(QWidget& root)
{
    auto& table = placed<QTableWidget>(root, {10, 10, 380, 200});
    table.setColumnCount(1);
    table.setHorizontalHeaderLabels({longText});
    table.setColumnWidth(0, width);
}

/// Two buttons in a row, each with its mnemonic.
void withButtons(QWidget& root, const QString& first, const QString& second)
{
    auto* row = new QHBoxLayout(&root);
    row->addWidget(new QPushButton(first));
    row->addWidget(new QPushButton(second));
}

} // namespace

/// The checks of gui.everywidget, of which that test sees only that they are silent: each finds what is wrong, and is
/// silent where the same is right.
class TestTourChecks : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cutTextsAreFound_data();
    void cutTextsAreFound();
    void partsThatReachOutAreFound();
    void partsOverEachOtherAreFound();
    void namelessPartsAreFound();
    void doubledMnemonicsAreFound();
    void doubledMnemonicsOfMenusAreFound();
    void strayTabStopsAreFound();
};

void TestTourChecks::cutTextsAreFound_data()
{
    QTest::addColumn<Filling>("fill");
    QTest::addColumn<bool>("isCut");
    const auto rows = [](const char* name, Filling narrow, Filling wide) {
        QTest::addRow("%s, narrow", name) << narrow << true;
        QTest::addRow("%s, wide", name) << wide << false;
    };
    rows("label", labelled<narrowPlace>, labelled<widePlace>);
    rows("button", withButton<narrowPlace>, withButton<widePlace>);
    rows("check box", withBox<narrowPlace>, withBox<widePlace>);
    rows("combo box", withList<narrowPlace>, withList<widePlace>);
    rows("tab", withTabs<narrowPlace>, withTabs<widePlace>);
    rows("header", withHeader<50>, withHeader<360>);
}

void TestTourChecks::cutTextsAreFound()
{
    QFETCH(Filling, fill);
    QFETCH(bool, isCut);
    Shown shown(fill);
    const QStringList found = test::cutTexts(shown.root);
    QVERIFY2(found.isEmpty() != isCut, qPrintable(found.join(QLatin1Char('\n'))));
    if (isCut)
        QVERIFY2(found.join(QLatin1Char('\n')).contains(longText), qPrintable(found.first()));
}

void TestTourChecks::partsThatReachOutAreFound()
{
    Shown inside([](QWidget& root) { placed<QPushButton>(root, {10, 10, 100, 30}); });
    QCOMPARE(test::misplacedParts(inside.root), QStringList());
    Shown outside([](QWidget& root) { placed<QPushButton>(root, {350, 10, 100, 30}); });
    QCOMPARE(test::misplacedParts(outside.root).size(), 1);
}

void TestTourChecks::partsOverEachOtherAreFound()
{
    const auto row = [](QWidget& root) { withButtons(root, QStringLiteral("One"), QStringLiteral("Two")); };
    Shown shown(row);
    QCOMPARE(test::misplacedParts(shown.root), QStringList());
    const QList<QPushButton*> buttons = shown.root.findChildren<QPushButton*>();
    buttons[1]->move(buttons[0]->pos() + QPoint(5, 0));
    QVERIFY(!test::misplacedParts(shown.root).isEmpty());
}

void TestTourChecks::namelessPartsAreFound()
{
    Shown named([](QWidget& root) { placed<QLineEdit>(root, widePlace); });
    QCOMPARE(test::namelessParts(named.root), QStringList());
    Shown nameless([](QWidget& root) { placed<QLineEdit>(root, widePlace).setAccessibleName({}); });
    QCOMPARE(test::namelessParts(nameless.root).size(), 1);
}

void TestTourChecks::doubledMnemonicsAreFound()
{
    Shown distinct([](QWidget& root) { withButtons(root, QStringLiteral("&One"), QStringLiteral("&Two")); });
    QCOMPARE(test::doubledMnemonics(distinct.root), QStringList());
    Shown doubled([](QWidget& root) { withButtons(root, QStringLiteral("&One"), QStringLiteral("Tw&o")); });
    QCOMPARE(test::doubledMnemonics(doubled.root).size(), 1);
}

void TestTourChecks::doubledMnemonicsOfMenusAreFound()
{
    QMenu menu;
    menu.addAction(QStringLiteral("&Cut"));
    menu.addAction(QStringLiteral("C&opy"));
    menu.popup({50, 50});
    QCOMPARE(test::doubledMnemonics(menu), QStringList());
    menu.addAction(QStringLiteral("&Close"));
    QCOMPARE(test::doubledMnemonics(menu).size(), 1);
    menu.close();
}

void TestTourChecks::strayTabStopsAreFound()
{
    const auto column = [](QWidget& root) {
        auto* lines = new QVBoxLayout(&root);
        for (int i = 0; i < 3; ++i)
            lines->addWidget(new QLineEdit);
    };
    Shown shown(column);
    QCOMPARE(test::strayTabStops(shown.root), QStringList());
    const QList<QLineEdit*> lines = shown.root.findChildren<QLineEdit*>(QString(), Qt::FindDirectChildrenOnly);
    QCOMPARE(lines.size(), 3);
    QWidget::setTabOrder(lines[1], lines[0]);
    QVERIFY(!test::strayTabStops(shown.root).isEmpty());
}

ZONEWRIGHT_TEST(tourchecks, TestTourChecks)

#include "tst_tourchecks.moc"
