#include "app/drophighlight.h"
#include "app/openingwiring.h"
#include "app/projectdrop.h"
#include "gui/editor.h"
#include "support/testregistry.h"

#include <QDragEnterEvent>
#include <QDropEvent>
#include <QFile>
#include <QLineEdit>
#include <QMimeData>
#include <QTemporaryDir>
#include <QUrl>

using namespace zonewright;

class TestProjectDrop : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void oneProjectIsAccepted_data();
    void oneProjectIsAccepted();
    void hoveringTellsWhatWouldOpen();
    void dropOpens();
    void dropOntoTheWelcomePageOpens();
    void dropOntoTheNameFieldOpens();
    void textStillGoesIntoTheNameField();
    void unsavedChangesAreAskedAbout();
    void whatCannotBeReadIsTold();

private:
    QTemporaryDir m_folder;
    QString m_file;
};

namespace {

std::unique_ptr<QMimeData> dragOf(const QList<QUrl>& urls)
{
    auto data = std::make_unique<QMimeData>();
    data->setUrls(urls);
    return data;
}

/// Sends the event of a drag that comes to a widget; says whether it is accepted.
bool dragEnters(QWidget& widget, const QMimeData& data)
{
    QDragEnterEvent event({20, 20}, Qt::CopyAction | Qt::MoveAction, &data, Qt::LeftButton, Qt::NoModifier);
    event.ignore();
    QApplication::sendEvent(&widget, &event);
    return event.isAccepted();
}

/// The whole of a drag: it comes, and is let go. Qt sends the end to what took the beginning.
bool dropsOn(QWidget& widget, const QMimeData& data)
{
    if (!dragEnters(widget, data))
        return false;
    QDropEvent event({20, 20}, Qt::CopyAction | Qt::MoveAction, &data, Qt::LeftButton, Qt::NoModifier);
    event.ignore();
    QApplication::sendEvent(&widget, &event);
    return event.isAccepted() && event.dropAction() == Qt::CopyAction;
}

} // namespace

void TestProjectDrop::initTestCase()
{
    m_file = m_folder.filePath(QStringLiteral("Dropped one.zonewright"));
    QVERIFY(QFile::copy(QStringLiteral(":/samples/undermarch.zonewright"), m_file));
}

void TestProjectDrop::oneProjectIsAccepted_data()
{
    QTest::addColumn<QList<QUrl>>("urls");
    QTest::addColumn<bool>("accepted");
    QVERIFY(QDir(m_folder.path()).mkpath(QStringLiteral("folder.zonewright")));
    const auto local = [this](const char* name) { return QUrl::fromLocalFile(m_folder.filePath(QLatin1String(name))); };
    const QUrl project = QUrl::fromLocalFile(m_file);
    QTest::newRow("one project") << QList<QUrl>{project} << true;
    QTest::newRow("upper case") << QList<QUrl>{local("A.ZONEWRIGHT")} << true;
    QTest::newRow("not there, told later") << QList<QUrl>{local("none.zonewright")} << true;
    QTest::newRow("nothing") << QList<QUrl>{} << false;
    QTest::newRow("two") << QList<QUrl>{project, project} << false;
    QTest::newRow("another kind") << QList<QUrl>{local("picture.png")} << false;
    QTest::newRow("a folder") << QList<QUrl>{local("folder.zonewright")} << false;
    QTest::newRow("elsewhere") << QList<QUrl>{QUrl(QStringLiteral("https://example.org/a.zonewright"))} << false;
}

void TestProjectDrop::oneProjectIsAccepted()
{
    QFETCH(QList<QUrl>, urls);
    QFETCH(bool, accepted);
    const auto data = dragOf(urls);
    QCOMPARE(draggedProject(*data).has_value(), accepted);
    test::Editor editor;
    editor.show();
    QCOMPARE(dragEnters(editor.window, *data), accepted);
    const auto* highlight = editor.window.findChild<DropHighlight*>();
    QCOMPARE(highlight && highlight->isVisible(), accepted);
    if (!accepted)
        return;
    QDragMoveEvent move({30, 30}, Qt::CopyAction, data.get(), Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&editor.window, &move);
    QVERIFY(move.isAccepted());
    QVERIFY(dropsOn(editor.window, *data));
}

void TestProjectDrop::hoveringTellsWhatWouldOpen()
{
    test::Editor editor;
    editor.show();
    const QImage calm = editor.window.grab().toImage();
    const auto data = dragOf({QUrl::fromLocalFile(m_file)});
    QVERIFY(dragEnters(editor.window, *data));
    const auto& highlight = *editor.window.findChild<DropHighlight*>();
    QVERIFY(highlight.isVisible());
    QCOMPARE(highlight.text(), QStringLiteral("Drop to open Dropped one.zonewright"));
    QCOMPARE(highlight.size(), editor.window.size());
    QVERIFY(editor.window.grab().toImage() != calm);
    // What is under it takes the drag, not itself.
    QVERIFY(editor.window.childAt(editor.window.rect().center()) != &highlight);
    QDragLeaveEvent leave;
    QApplication::sendEvent(&editor.window, &leave);
    QVERIFY(!highlight.isVisible());
    QVERIFY(editor.window.grab().toImage() == calm);
    QCOMPARE(editor.name(), std::string("Elderlore"));
}

void TestProjectDrop::dropOpens()
{
    test::Editor editor;
    editor.show();
    const auto data = dragOf({QUrl::fromLocalFile(m_file)});
    QVERIFY(dropsOn(editor.window, *data));
    QVERIFY(!editor.window.findChild<DropHighlight*>()->isVisible());
    QCOMPARE(editor.name(), std::string("Elderlore")); // the drag ends before anything is asked or read
    QTRY_COMPARE(editor.name(), std::string("Undermarch"));
    QCOMPARE(editor.document.fileName(), m_file);
}

void TestProjectDrop::dropOntoTheWelcomePageOpens()
{
    test::Editor editor;
    editor.show();
    editor.action(ActionId::ShowWelcome).trigger();
    const auto data = dragOf({QUrl::fromLocalFile(m_file)});
    QVERIFY(dropsOn(editor.window, *data));
    QTRY_COMPARE(editor.name(), std::string("Undermarch"));
    QVERIFY(!editor.window.opening().welcome().isShown());
}

void TestProjectDrop::dropOntoTheNameFieldOpens()
{
    test::Editor editor;
    editor.show();
    auto& field = editor.part<QLineEdit>("nameEdit");
    QVERIFY(field.acceptDrops());
    const auto data = dragOf({QUrl::fromLocalFile(m_file)});
    QVERIFY(dropsOn(field, *data));
    QTRY_COMPARE(editor.name(), std::string("Undermarch"));
    QCOMPARE(field.text(), QStringLiteral("Undermarch"));
}

void TestProjectDrop::textStillGoesIntoTheNameField()
{
    test::Editor editor;
    editor.show();
    auto& field = editor.part<QLineEdit>("nameEdit");
    QMimeData data;
    data.setText(QStringLiteral("Westwold"));
    QVERIFY(!dragEnters(editor.window, data));
    QVERIFY(dragEnters(field, data));
    QDragLeaveEvent leave;
    QApplication::sendEvent(&field, &leave);
    QVERIFY(!editor.window.findChild<DropHighlight*>());
}

void TestProjectDrop::unsavedChangesAreAskedAbout()
{
    test::Editor editor;
    editor.show();
    editor.action(ActionId::RandomName).trigger();
    const std::string drawn = editor.name();
    const auto data = dragOf({QUrl::fromLocalFile(m_file)});
    QVERIFY(dropsOn(editor.window, *data));
    test::answerBox(QMessageBox::RejectRole);
    QCoreApplication::processEvents();
    QCOMPARE(editor.name(), drawn);
    QVERIFY(editor.document.isModified());
    QVERIFY(dropsOn(editor.window, *data));
    test::answerBox(QMessageBox::DestructiveRole);
    QTRY_COMPARE(editor.name(), std::string("Undermarch"));
}

void TestProjectDrop::whatCannotBeReadIsTold()
{
    test::Editor editor;
    editor.show();
    const auto data = dragOf({QUrl::fromLocalFile(m_folder.filePath(QStringLiteral("none.zonewright")))});
    QVERIFY(dropsOn(editor.window, *data));
    QTRY_VERIFY(editor.part<QWidget>("messageBar").isVisible());
    QVERIFY(editor.text("messageText").contains(QStringLiteral("none.zonewright: cannot be read")));
    QCOMPARE(editor.name(), std::string("Elderlore"));
}

ZONEWRIGHT_TEST(projectdrop, TestProjectDrop)

#include "tst_projectdrop.moc"
