#include "app/session.h"
#include "app/sessionkeeper.h"
#include "document/stepfloors.h"
#include "gui/editor.h"
#include "support/testregistry.h"
#include "views/floorview.h"

#include <QDockWidget>
#include <QFile>
#include <QLineF>
#include <QScreen>
#include <QSettings>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QWindow>

#include <cmath>
#include <limits>

using namespace zonewright;

class TestSession : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void nothingKeptIsNothingRead();
    void roundTripThroughSettings();
    void placesThatAreNoneAreDropped_data();
    void placesThatAreNoneAreDropped();
    void wrongSettingsOpenAllTheSame();
    void windowComesBackAsItWas();
    void floorIsShownWhereItWas();
    void damagedSessionLeavesTheDefaults();
    void closingKeepsTheSession();
    void changesOfTheLayoutAreKept();
    void nothingIsKeptWhileAButtonIsHeld();
    void windowKeptOffScreenComesBack();
    void floorAndItsDocksComeBack();

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
                          .docksHidden = true,
                          .project = QStringLiteral("/some/wörld.zonewright"),
                          .place = {.centre = {12.5, 2047.75}, .zoom = 0.375, .fitted = false},
                          .floor = 4711,
                          .floorPlace = {.centre = {3.25, 7}, .zoom = 2.5, .fitted = false},
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
    QCOMPARE(read->docksHidden, session.docksHidden);
    QCOMPARE(read->project, session.project);
    QVERIFY(read->place == session.place);
    QCOMPARE(read->floor, session.floor);
    QVERIFY(read->floorPlace == session.floorPlace);
    QCOMPARE(read->tab, session.tab);
}

void TestSession::placesThatAreNoneAreDropped_data()
{
    QTest::addColumn<QPointF>("centre");
    QTest::addColumn<QString>("zoom");
    constexpr double infinite = std::numeric_limits<double>::infinity();
    constexpr double none = std::numeric_limits<double>::quiet_NaN();
    for (const char* zoom : {"nan", "inf", "-inf", "0", "-2", "1e300"})
        QTest::newRow(zoom) << QPointF(12, 20) << QString::fromLatin1(zoom);
    for (const double value : {none, infinite, -infinite, -5.0, 1.0e300}) {
        QTest::addRow("x %g", value) << QPointF(value, 20) << QStringLiteral("1");
        QTest::addRow("y %g", value) << QPointF(12, value) << QStringLiteral("1");
    }
}

void TestSession::placesThatAreNoneAreDropped()
{
    QFETCH(QPointF, centre);
    QFETCH(QString, zoom);
    const QString path = m_folder.filePath(QStringLiteral("wrong.ini"));
    {
        QSettings settings(path, QSettings::IniFormat);
        writeSession(settings, {.geometry = "geometry",
                                .docks = {},
                                .project = {},
                                .place = {.centre = centre, .zoom = 1.0, .fitted = false},
                                .tab = 1});
        settings.setValue(QStringLiteral("session/zoom"), zoom);
    }
    const auto read = readSession(QSettings(path, QSettings::IniFormat));
    QVERIFY(read.has_value());
    QVERIFY(read->place == MapPlace{});
    QCOMPARE(read->tab, 1);
}

void TestSession::wrongSettingsOpenAllTheSame()
{
    const QString path = m_folder.filePath(QStringLiteral("edited.ini"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("[session]\ngeometry=x\nfitted=false\ncentre=@Point(nan 0)\nzoom=nan\n");
    file.close();
    const auto read = readSession(QSettings(path, QSettings::IniFormat));
    QVERIFY(read.has_value());
    test::Editor editor;
    editor.window.restoreSession(*read);
    editor.show();
    QVERIFY(std::isfinite(editor.worldView().zoom()));
    constexpr double none = std::numeric_limits<double>::quiet_NaN();
    const MapPlace before = editor.worldView().place();
    editor.worldView().setZoom(none);
    QVERIFY(editor.worldView().place() == before);
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

void TestSession::floorIsShownWhereItWas()
{
    Session kept;
    MapPlace place;
    {
        test::Editor editor;
        editor.show();
        editor.window.setTab(MapTab::Floor);
        auto& view = editor.part<FloorView>("floorView");
        QTRY_VERIFY(editor.window.isSettled());
        QVERIFY(view.place().fitted);
        view.setPlace({.centre = {12.5, 4.25}, .zoom = 1.5, .fitted = false});
        place = view.place();
        kept = editor.window.session();
    }
    QVERIFY(kept.floor != 0);
    QTemporaryDir folder;
    QSettings settings(folder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat);
    writeSession(settings, kept);
    test::Editor editor;
    editor.window.restoreSession(*readSession(settings));
    editor.show();
    QTRY_VERIFY(editor.window.isSettled());
    const auto& view = editor.part<FloorView>("floorView");
    QCOMPARE(view.zoom(), place.zoom);
    QVERIFY(QLineF(view.place().centre, place.centre).length() < 0.05);
}

void TestSession::damagedSessionLeavesTheDefaults()
{
    Session kept;
    QSize size;
    {
        test::Editor editor;
        editor.show();
        size = editor.window.size();
        kept = editor.window.session();
    }
    QVERIFY(isWholeGeometry(kept.geometry));
    for (qsizetype length = 0; length < kept.geometry.size(); ++length)
        QVERIFY2(!isWholeGeometry(kept.geometry.left(length)), qPrintable(QString::number(length)));
    QVERIFY(!isWholeGeometry(QByteArray(200, '\0')));
    for (const int part : {0, 1, 2, 3}) {
        Session damaged = kept;
        damaged.geometry = kept.geometry.left(kept.geometry.size() * part / 4);
        damaged.docks = kept.docks.left(kept.docks.size() * part / 4);
        test::Editor editor;
        editor.window.restoreSession(damaged);
        editor.show();
        QCOMPARE(editor.window.size(), size);
        for (const char* dock : {"minimap", "dungeons", "inspector", "legend"}) {
            QVERIFY(editor.part<QDockWidget>(dock).isVisible());
            QVERIFY(editor.part<QDockWidget>(dock).width() > 150);
        }
        QVERIFY(editor.worldView().width() > 400);
    }
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

/// A moment later, and without the window being closed.
void TestSession::changesOfTheLayoutAreKept()
{
    const QString path = m_folder.filePath(QStringLiteral("changes.ini"));
    QSettings settings(path, QSettings::IniFormat);
    test::Editor editor;
    editor.show();
    new SessionKeeper(editor.window, settings, std::chrono::milliseconds(1));
    const auto kept = [&path] { return readSession(QSettings(path, QSettings::IniFormat)).value_or(Session{}); };
    editor.window.resize(1000, 700);
    QTRY_COMPARE(kept().geometry, editor.window.saveGeometry());
    editor.part<QDockWidget>("legend").close();
    QTRY_COMPARE(kept().docks, editor.window.session().docks);
    editor.part<QDockWidget>("rooms").raise();
    QTRY_COMPARE(kept().docks, editor.window.session().docks);
    editor.window.setTab(MapTab::Zone);
    QTRY_COMPARE(kept().tab, 1);
    const QString file = m_folder.filePath(QStringLiteral("kept.zonewright"));
    QVERIFY(editor.document.saveAs(file));
    QTRY_COMPARE(kept().project, file);
}

void TestSession::nothingIsKeptWhileAButtonIsHeld()
{
    const QString path = m_folder.filePath(QStringLiteral("held.ini"));
    QSettings settings(path, QSettings::IniFormat);
    test::Editor editor;
    editor.show();
    QTest::mousePress(editor.window.windowHandle(), Qt::LeftButton, {}, QPoint(5, 5));
    QVERIFY(QGuiApplication::mouseButtons() != Qt::NoButton);
    new SessionKeeper(editor.window, settings, std::chrono::milliseconds(0));
    editor.window.resize(1000, 700);
    for (int i = 0; i < 20; ++i)
        QCoreApplication::processEvents();
    QVERIFY(settings.allKeys().isEmpty());
    QTest::mouseRelease(editor.window.windowHandle(), Qt::LeftButton, {}, QPoint(5, 5));
    QTRY_VERIFY(!settings.allKeys().isEmpty());
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

/// Those brought in front stay there, and the floor that was looked at is.
void TestSession::floorAndItsDocksComeBack()
{
    const QString file = m_folder.filePath(QStringLiteral("floors.zonewright"));
    const auto isInFront = [](test::Editor& editor, const char* dock) {
        return !editor.part<QDockWidget>(dock).visibleRegion().isEmpty();
    };
    Session kept;
    ItemId floor = 0;
    {
        test::Editor editor;
        floor = test::addStepFloors(editor.document).dug;
        editor.show();
        QVERIFY(editor.document.saveAs(file));
        editor.document.floorFocus().setFloor(floor);
        editor.window.setTab(MapTab::Floor);
        for (const char* dock : {"steps", "pieces"})
            editor.part<QDockWidget>(dock).raise();
        QTRY_VERIFY(isInFront(editor, "steps") && isInFront(editor, "pieces"));
        kept = editor.window.session();
    }
    test::Editor editor;
    QCOMPARE(editor.window.files().openFirst(file), QString());
    QVERIFY(editor.document.floorFocus().floor() != floor);
    editor.window.restoreSession(kept);
    editor.show();
    QTRY_VERIFY(isInFront(editor, "steps") && isInFront(editor, "pieces"));
    QCOMPARE(editor.document.floorFocus().floor(), floor);
    editor.window.setTab(MapTab::World);
    editor.window.setTab(MapTab::Floor);
    QTRY_VERIFY(isInFront(editor, "steps"));
}

ZONEWRIGHT_TEST(session, TestSession)

#include "tst_session.moc"
