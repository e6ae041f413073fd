#include "app/openingwiring.h"
#include "app/samplecard.h"
#include "gui/editor.h"
#include "gui/playerpicture.h"
#include "support/testregistry.h"

#include <QFileDialog>
#include <QLineEdit>
#include <QTemporaryDir>
#include <QToolButton>

using namespace zonewright;

namespace firsthour {

/// The editor as it starts with nothing to open.
struct FreshEditor
{
    Document document{{.name = "Ostermere"}};
    MainWindow window{document};

    template <typename Part>
    Part& part(const char* name)
    {
        return *window.findChild<Part*>(QLatin1String(name));
    }

    WorldView& worldView() { return part<WorldView>("worldView"); }

    ZoneView& zoneView() { return part<ZoneView>("zoneView"); }

    const TurnRecord& record() { return document.playback().record(); }

    Point playerCell() { return record().zone * document.world().zoneSide() + record().cell; }

    std::string name() { return document.world().settings().name; }

    bool settles()
    {
        return QTest::qWaitFor([this] { return window.isSettled(); }, 60'000);
    }

    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QTest::keyClick(QApplication::focusWidget() ? QApplication::focusWidget() : &window, key, modifiers);
    }
};

} // namespace firsthour

namespace {

using firsthour::FreshEditor;

QPointF seenAt(MapCanvas& view, Point cell)
{
    return QPointF(view.projection().appearances({cell.x, cell.y, 1, 1}).front().center()) /
           view.projection().pixelRatio();
}

/// Gives the save dialog that comes next a file.
void answerSaveDialog(const QString& fileName)
{
    QTimer::singleShot(0, qApp, [fileName] {
        auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
        QVERIFY(dialog);
        dialog->selectFile(fileName);
        QMetaObject::invokeMethod(dialog, "accept");
    });
}

} // namespace

/// What a designer does first, in one go, with mouse and keys on the real window; each step is seen in the model and in
/// the picture. The parts by themselves have tests of their own.
class TestFirstHour : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void fromTheWelcomePageToASavedProject();

private:
    void openTheFirstSample();
    void walkEastAcrossABorder();
    void dragTheStart();
    void reseedByNameAndByDice();
    void undoAndRedo();
    void saveAndUndoPastIt();

    std::unique_ptr<firsthour::FreshEditor> m_editor;
    Point m_start; ///< cell of the world
    QImage m_elderlore;
    QImage m_westwold;
};

void TestFirstHour::init()
{
    QApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
    m_editor = std::make_unique<FreshEditor>();
    m_editor->window.setThemeChoice(ThemeChoice::Light);
    m_editor->window.resize(1200, 800);
    m_editor->window.opening().welcome().show();
    m_editor->window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&m_editor->window));
    QVERIFY(m_editor->settles());
}

void TestFirstHour::cleanup()
{
    m_editor.reset();
}

void TestFirstHour::fromTheWelcomePageToASavedProject()
{
    openTheFirstSample();
    walkEastAcrossABorder();
    dragTheStart();
    reseedByNameAndByDice();
    undoAndRedo();
    saveAndUndoPastIt();
}

void TestFirstHour::openTheFirstSample()
{
    QTest::mouseClick(m_editor->window.findChild<SampleCard*>(), Qt::LeftButton);
    QCOMPARE(m_editor->name(), std::string("Elderlore"));
    QVERIFY(m_editor->worldView().isVisible());
    QVERIFY(m_editor->settles());
    m_start = m_editor->playerCell();
}

void TestFirstHour::walkEastAcrossABorder()
{
    FreshEditor& editor = *m_editor;
    editor.press(Qt::Key_2, Qt::ControlModifier);
    editor.press(Qt::Key_0, Qt::ControlModifier);
    QVERIFY(test::playerIsPaintedOn(editor.zoneView(), m_start));
    const Point zone = editor.record().zone;
    const int steps = editor.document.world().zoneSide() - editor.record().cell.x;
    for (int i = 0; i < steps; ++i)
        editor.press(Qt::Key_Right);
    QVERIFY(editor.record().zone == (zone + Point{1, 0}));
    QCOMPARE(editor.record().cell.x, 0);
    QCOMPARE(editor.record().pending.size(), std::size_t{4}); // three zones and the shift
    QVERIFY(test::playerIsPaintedOn(editor.zoneView(), editor.playerCell()));
    QVERIFY(!test::playerIsPaintedOn(editor.zoneView(), m_start));
}

void TestFirstHour::dragTheStart()
{
    FreshEditor& editor = *m_editor;
    editor.press(Qt::Key_1, Qt::ControlModifier);
    QVERIFY(editor.settles());
    const QPointF from = seenAt(editor.worldView(), editor.playerCell());
    const auto place = editor.worldView().placeAt(from + QPointF(90, -70));
    test::drag(editor.worldView(), from, from + QPointF(90, -70), Qt::LeftButton);
    QVERIFY(editor.document.project().walk.startZone == place->zone);
    QVERIFY(editor.document.project().walk.startCell == place->cell);
    QVERIFY(editor.record().zone == place->zone);
    m_elderlore = test::completePicture(editor.worldView());
}

void TestFirstHour::reseedByNameAndByDice()
{
    FreshEditor& editor = *m_editor;
    auto& field = editor.part<QLineEdit>("nameEdit");
    field.setFocus();
    field.selectAll();
    QTest::keyClicks(&field, QStringLiteral("Westwold"));
    QTest::keyClick(&field, Qt::Key_Return);
    QCOMPARE(editor.name(), std::string("Westwold"));
    m_westwold = test::completePicture(editor.worldView());
    QVERIFY(m_westwold != m_elderlore);
    QTest::mouseClick(&editor.part<QToolButton>("diceButton"), Qt::LeftButton);
    QVERIFY(editor.name() != "Westwold");
    QVERIFY(test::completePicture(editor.worldView()) != m_westwold);
}

void TestFirstHour::undoAndRedo()
{
    FreshEditor& editor = *m_editor;
    editor.worldView().setFocus();
    editor.press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(editor.name(), std::string("Westwold"));
    QVERIFY(test::completePicture(editor.worldView()) == m_westwold);
    editor.press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(editor.name(), std::string("Elderlore"));
    QVERIFY(test::completePicture(editor.worldView()) == m_elderlore);
    editor.press(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(editor.playerCell() == m_start);
    QVERIFY(!editor.window.isWindowModified());
    editor.press(Qt::Key_Y, Qt::ControlModifier);
    editor.press(Qt::Key_Y, Qt::ControlModifier);
    QCOMPARE(editor.name(), std::string("Westwold"));
    QVERIFY(test::completePicture(editor.worldView()) == m_westwold);
    QVERIFY(editor.window.isWindowModified());
}

void TestFirstHour::saveAndUndoPastIt()
{
    FreshEditor& editor = *m_editor;
    const QTemporaryDir folder;
    const QString fileName = folder.filePath(QStringLiteral("mine.zonewright"));
    answerSaveDialog(fileName);
    editor.press(Qt::Key_S, Qt::ControlModifier);
    QCOMPARE(editor.document.fileName(), fileName);
    QVERIFY(QFile::exists(fileName));
    QVERIFY(!editor.window.isWindowModified());
    editor.window.activateWindow(); // which a desktop does when a dialog goes
    QVERIFY(QTest::qWaitForWindowActive(&editor.window));
    editor.press(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(editor.window.isWindowModified());
    editor.press(Qt::Key_Y, Qt::ControlModifier);
    QVERIFY(!editor.window.isWindowModified());
}

ZONEWRIGHT_TEST(firsthour, TestFirstHour)
#include "tst_firsthour.moc"
