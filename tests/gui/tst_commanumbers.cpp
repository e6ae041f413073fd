#include "app/commandwiring.h"
#include "app/session.h"
#include "app/simulationsettings.h"
#include "exportsample.h"
#include "gui/editor.h"
#include "support/testregistry.h"

#include <QProcess>
#include <QSettings>
#include <QSpinBox>
#include <QTemporaryDir>

using namespace zonewright;

namespace {

constexpr auto folderVariable = "ZONEWRIGHT_TEST_NUMBERS"; // where a child of the test writes; the test itself has none

} // namespace

/// Where numbers are written with commas, what the editor saves and exports is the same to the byte. The editor has no
/// field for a fraction: numbers are whole, with the groups of their digits written as the country has them, and what
/// is no whole number is not taken. Fractions stand in exports and in the session.
class TestCommaNumbers : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void filesAreTheSameEverywhere();
    void editAndExport();

private:
    static void runIn(const char* locale, const QString& folder);
    static void typeInto(QSpinBox& field, const QString& text);
};

/// This test once more, in surroundings of its own.
void TestCommaNumbers::runIn(const char* locale, const QString& folder)
{
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const char* name : {"LANG", "LANGUAGE", "LC_NUMERIC"})
        environment.remove(QLatin1String(name));
    environment.insert(QStringLiteral("LC_ALL"), QLatin1String(locale));
    environment.insert(QLatin1String(folderVariable), folder);
    process.setProcessEnvironment(environment);
    process.setProcessChannelMode(QProcess::MergedChannels);
    process.start(QCoreApplication::applicationFilePath(),
                  {QStringLiteral("commanumbers"), QStringLiteral("editAndExport")});
    QVERIFY(process.waitForFinished(240'000));
    QVERIFY2(process.exitStatus() == QProcess::NormalExit && process.exitCode() == 0,
             process.readAllStandardOutput().constData());
}

void TestCommaNumbers::filesAreTheSameEverywhere()
{
    const QTemporaryDir plain, french;
    runIn("C", plain.path());
    runIn("fr_FR.UTF-8", french.path());
    const auto there = test::ExportSample::contents(french.path());
    const auto here = test::ExportSample::contents(plain.path());
    QVERIFY(there.size() > 20);
    QCOMPARE(there.keys(), here.keys());
    int fractions = 0;
    for (const QString& name : here.keys()) {
        QVERIFY2(there.value(name) == here.value(name), qPrintable(name));
        fractions += here.value(name).contains("0.375") ? 1 : 0;
    }
    QVERIFY(fractions > 0); // there is what could have gone wrong

    Document document({.name = "Other"}); // and all of it is read here, where numbers have points
    QVERIFY(document.open(french.filePath(QStringLiteral("a.zonewright"))));
    QCOMPARE(document.project().walk.rate.costs.value_or(0), 123456);
    const auto session = readSession(QSettings(french.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat));
    QVERIFY(session.has_value());
    QCOMPARE(session->place.zoom, 0.375);
    QCOMPARE(session->place.centre, QPointF(100.25, 2000.5));
}

void TestCommaNumbers::typeInto(QSpinBox& field, const QString& text)
{
    field.setFocus();
    field.selectAll();
    for (const QChar letter : text) { // QTest knows no narrow space
        QKeyEvent press(QEvent::KeyPress, 0, Qt::NoModifier, QString(letter));
        QApplication::sendEvent(&field, &press);
    }
    QTest::keyClick(&field, Qt::Key_Return);
}

/// What the child does; in the test itself nothing.
void TestCommaNumbers::editAndExport()
{
    const QString folder = qEnvironmentVariable(folderVariable);
    if (folder.isEmpty())
        return;
    const bool isFrench = qgetenv("LC_ALL").startsWith("fr");
    QLocale::setDefault(QLocale::system());
    QCOMPARE(QLocale().decimalPoint(), isFrench ? QStringLiteral(",") : QStringLiteral("."));
    test::Editor editor;
    editor.show();
    editor.action(ActionId::SimulationSettings).trigger();
    auto* dialog = editor.window.findChild<SimulationSettings*>();
    const auto field = [dialog](const char* name) -> QSpinBox& {
        return *dialog->findChild<QSpinBox*>(QLatin1String(name));
    };
    typeInto(field("requests"), isFrench ? QStringLiteral("2,5") : QStringLiteral("2.5")); // its sign is not taken
    QCOMPARE(editor.document.project().walk.rate.requests, 25);
    dialog->findChild<QAbstractButton*>(QStringLiteral("byBudget"))->click();
    typeInto(field("budget"), QLocale().toString(123456)); // with the groups of the country
    QCOMPARE(editor.document.project().walk.rate.costs.value_or(0), 123456);
    dialog->close();
    QVERIFY(editor.document.saveAs(folder + QStringLiteral("/a.zonewright")));

    test::ExportSample sample;
    ExportRecipe recipe = sample.everything();
    recipe.folder = folder + QStringLiteral("/export");
    test::WatchedRun watched;
    watched.run.start(sample.document, recipe);
    QVERIFY(watched.waitFor(1));

    Session session = editor.window.session();
    session.geometry = "geometry"; // the screen's, not the country's
    session.docks.clear();
    session.project.clear();
    session.place = {.centre = {100.25, 2000.5}, .zoom = 0.375, .fitted = false};
    QSettings settings(folder + QStringLiteral("/settings.ini"), QSettings::IniFormat);
    writeSession(settings, session);
    writePreferences(settings, editor.window.commands().preferences().values());
}

ZONEWRIGHT_TEST(commanumbers, TestCommaNumbers)

#include "tst_commanumbers.moc"
