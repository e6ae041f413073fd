#include "document/articleproject.h"
#include "document/handedits.h"
#include "support/testregistry.h"
#include "views/floorview.h"
#include "views/pathbar.h"

#include <QLineEdit>
#include <QPushButton>
#include <QTest>

#include <algorithm>
#include <array>
#include <memory>

using namespace zonewright;

/// The keys while a path is drawn, in the bar and in the view that it stands over.
class TestPathBar : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void theBarTakesNoKeysThatAreElsewhere();
    void thePathCursorIsNeverStuck();

private:
    [[nodiscard]] FloorFocus& focus() { return m_document->floorFocus(); }

    [[nodiscard]] PathDraft& draft() { return m_document->pathDraft(); }

    void key(Qt::Key key) { QTest::keyClick(m_view.get(), key); }

    std::unique_ptr<Document> m_document;
    std::unique_ptr<FloorView> m_view;
};

void TestPathBar::init()
{
    m_document = std::make_unique<Document>(WorldSettings{.name = "Elderlore", .size = 2, .zoneSize = 3});
    test::openArticle(*m_document);
    m_view = std::make_unique<FloorView>();
    m_view->setDocument(*m_document);
    m_view->resize(900, 500);
    m_view->show();
    QVERIFY(QTest::qWaitForWindowActive(m_view.get()));
    QTRY_VERIFY(m_view->isComplete());
}

void TestPathBar::cleanup()
{
    m_view.reset();
    m_document.reset();
}

void TestPathBar::theBarTakesNoKeysThatAreElsewhere()
{
    focus().setFloor(test::specialFloor);
    QVERIFY(draft().begin(4));
    auto* cancel = m_view->findChild<PathBar*>()->findChild<QPushButton*>(QStringLiteral("pathCancel"));
    cancel->setFocus(Qt::TabFocusReason);
    QTest::keyClick(cancel, Qt::Key_Return);
    QVERIFY(m_view->hasFocus()); // those in the bar go to the view
    QLineEdit elsewhere(m_view.get());
    elsewhere.show();
    for (int i = 0; i < 2; ++i) {
        QVERIFY(draft().begin(4));
        elsewhere.setFocus();
        draft().cancel();
        QVERIFY(elsewhere.hasFocus());
    }
}

/// Whatever a file has for a path.
void TestPathBar::thePathCursorIsNeverStuck()
{
    focus().setFloor(test::specialFloor);
    for (const PathCells& cells : {PathCells{{40, 1}}, PathCells{{-40, 2}, {40, 1}}, PathCells{{0, 60}}}) {
        QVERIFY(pinJoints(*m_document, test::specialFloor, std::array{JointPin{.column = 4, .path = cells}}));
        QVERIFY(draft().begin(4));
        key(Qt::Key_Space);
        const auto isThere = [this](Point cell) {
            return std::ranges::find(draft().cells(), cell) != draft().cells().end();
        };
        QVERIFY(isThere({4, 3}));
        key(Qt::Key_Right);
        key(Qt::Key_Space);
        QVERIFY(isThere({5, 3}));
        draft().cancel();
    }
    QVERIFY(pinJoints(*m_document, test::specialFloor, std::array{JointPin{.column = 4, .path = {{40, 1}, {0, 2}}}}));
    QVERIFY(draft().begin(4));
    key(Qt::Key_Right);
    key(Qt::Key_Space);
    QVERIFY(std::ranges::any_of(draft().cells(), [](Point cell) { return cell.x == 5; }));
}

ZONEWRIGHT_TEST(pathbar, TestPathBar)
#include "tst_pathbar.moc"
