#include "app/session.h"
#include "gui/editor.h"
#include "support/testregistry.h"

#include <QDockWidget>
#include <QScreen>
#include <QSettings>
#include <QTabWidget>
#include <QTemporaryDir>

using namespace zonewright;

class TestSession : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void nothingKeptIsNothingRead();
    void roundTripThroughSettings();
    void windowComesBackAsItWas();
    void closingKeepsTheSession();
    void windowKeptOffScreenComesBack();

private:
    QTemporaryDir m_folder;
    QString m_file = m_folder.filePath(QStringLiteral("settings.ini"));
};

void TestSession::nothingKeptIsNothingRead()
{
    const QSettings settings(m_folder.filePath(QStringLiteral("none.ini")), QSettings::IniFormat);
    QVERIFY(!readSession(settings));
}

void TestSession::roundTripThroughSettings()
{
    const Session session{.geometry = "geometry",
                          .docks = "docks",
                          .project = QStringLiteral("/some/wörld.zonewright"),
                          .place = {.centre = {12.5, 2047.75}, .zoom = 0.375, .fitted = false},
                          .tab = 1};
    {
        QSettings settings(m_file, QSettings::IniFormat);
        writeSession(settings, session);
    }
    const QSettings settings(m_file, QSettings::IniFormat);
    const auto read = readSession(settings);
    QVERIFY(read.has_value());
    QCOMPARE(read->geometry, session.geometry);
    QCOMPARE(read->docks, session.docks);
    QCOMPARE(read->project, session.project);
    QVERIFY(read->place == session.place);
    QCOMPARE(read->tab, session.tab);
}

void TestSession::windowComesBackAsItWas()
{
    Session kept;
    MapPlace place;
    QSize size;
    {
        test::Editor editor;
        editor.window.resize(100, 500); // as narrow as the tool bar lets it be
        editor.show();
        editor.worldView().setPlace({.centre = {100.25, 2000}, .zoom = 2, .fitted = false});
        place = editor.worldView().place();
        editor.part<QDockWidget>("legend").close();
        kept = editor.window.session();
        size = editor.window.size();
    }
    test::Editor editor;
    editor.window.restoreSession(kept);
    editor.show();
    QCOMPARE(editor.window.size(), size);
    QVERIFY(editor.part<QDockWidget>("legend").isHidden());
    QVERIFY(!editor.part<QDockWidget>("inspector").isHidden());
    QVERIFY(qAbs(editor.worldView().place().centre.x() - place.centre.x()) < 0.05);
    QVERIFY(qAbs(editor.worldView().place().centre.y() - place.centre.y()) < 0.05);
    QCOMPARE(editor.worldView().zoom(), place.zoom);
}

void TestSession::closingKeepsTheSession()
{
    QSettings settings(m_folder.filePath(QStringLiteral("closing.ini")), QSettings::IniFormat);
    const QString file = m_folder.filePath(QStringLiteral("a.zonewright"));
    {
        test::Editor editor;
        editor.show();
        QVERIFY(editor.document.saveAs(file));
        editor.window.keepSessionIn(settings);
        editor.window.setTab(MapTab::Zone);
        QVERIFY(editor.window.close());
    }
    const auto session = readSession(settings);
    QVERIFY(session.has_value());
    QCOMPARE(session->project, file);
    QCOMPARE(session->tab, 1);
    test::Editor editor;
    editor.window.restoreSession(*session);
    QCOMPARE(editor.part<QTabWidget>("tabs").currentIndex(), 1);
}

void TestSession::windowKeptOffScreenComesBack()
{
    Session kept;
    {
        test::Editor editor;
        editor.show();
        editor.window.setGeometry(6000, 4000, 640, 480);
        kept = editor.window.session();
    }
    test::Editor editor;
    editor.window.restoreSession(kept);
    editor.show();
    const QRect screen = QGuiApplication::primaryScreen()->availableGeometry();
    const QRect title(editor.window.geometry().topLeft(), QSize(editor.window.width(), 24));
    QVERIFY(screen.intersected(title).width() >= 120);
    QCOMPARE(screen.intersected(title).height(), 24);
}

ZONEWRIGHT_TEST(session, TestSession)

#include "tst_session.moc"
