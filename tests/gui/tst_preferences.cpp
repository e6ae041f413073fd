#include "app/commandwiring.h"
#include "gui/editor.h"
#include "models/maplayersmodel.h"
#include "support/testregistry.h"

#include <QListView>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QToolBar>

using namespace zonewright;

class TestPreferences : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void nothingKeptIsAsAtFirst();
    void roundTripThroughSettings();
    void damagedValuesAreAsAtFirst();
    void oldThemeIsReadOnce();
    void changesAreToldOnceAndKept();
    void windowFollows();
    void windowWithoutSettingsKeepsNothing();
    void hiddenLayersAreKept();

private:
    QTemporaryDir m_folder;
};

namespace {

PreferenceValues otherValues()
{
    return {.theme = ThemeChoice::Dark,
            .openLastProject = false,
            .viKeys = true,
            .toolIcons = IconSize::Large,
            .apartColors = true,
            .reducedMotion = true,
            .autosaveMinutes = 15,
            .recentFiles = 20,
            .workers = 3,
            .hiddenLayers = {QStringLiteral("queue"), QStringLiteral("walk")}};
}

} // namespace

void TestPreferences::nothingKeptIsAsAtFirst()
{
    const QSettings settings(m_folder.filePath(QStringLiteral("none.ini")), QSettings::IniFormat);
    const PreferenceValues values = readPreferences(settings);
    QVERIFY(values == PreferenceValues());
    QVERIFY(values.theme == ThemeChoice::System);
    QVERIFY(values.openLastProject);
    QVERIFY(!values.viKeys);
    QCOMPARE(pixels(values.toolIcons), 20);
}

void TestPreferences::roundTripThroughSettings()
{
    const QString file = m_folder.filePath(QStringLiteral("round.ini"));
    for (const QString& language : QStringList{QString()} + preferenceLanguages()) {
        for (const IconSize size : {IconSize::Small, IconSize::Normal, IconSize::Large}) {
            PreferenceValues values = otherValues();
            values.language = language;
            values.toolIcons = size;
            {
                QSettings settings(file, QSettings::IniFormat);
                writePreferences(settings, values);
            }
            QVERIFY(readPreferences(QSettings(file, QSettings::IniFormat)) == values);
        }
    }
}

void TestPreferences::damagedValuesAreAsAtFirst()
{
    QSettings settings(m_folder.filePath(QStringLiteral("damaged.ini")), QSettings::IniFormat);
    for (const QVariant& value : {QVariant(QStringLiteral("blue")), QVariant(17), QVariant(QByteArray("\0\1", 2)),
                                  QVariant(QStringList{QStringLiteral("dark"), QStringLiteral("fr")}), QVariant()}) {
        for (const char* name : {"theme", "language", "open-last-project", "vi-keys", "tool-icons", "hidden-layers"})
            settings.setValue(QStringLiteral("preferences/") + QLatin1String(name), value);
        QVERIFY(readPreferences(settings) == PreferenceValues());
    }
}

void TestPreferences::oldThemeIsReadOnce()
{
    QSettings settings(m_folder.filePath(QStringLiteral("old.ini")), QSettings::IniFormat);
    settings.setValue(QStringLiteral("session/theme"), QStringLiteral("dark"));
    Preferences preferences;
    preferences.keepIn(settings);
    QVERIFY(preferences.values().theme == ThemeChoice::Dark);
    QVERIFY(!settings.contains(QStringLiteral("session/theme")));
    PreferenceValues values = preferences.values();
    values.theme = ThemeChoice::Light;
    preferences.setValues(values);
    settings.setValue(QStringLiteral("session/theme"), QStringLiteral("dark")); // the older version ran again
    QVERIFY(readPreferences(settings).theme == ThemeChoice::Light);
}

void TestPreferences::changesAreToldOnceAndKept()
{
    QSettings settings(m_folder.filePath(QStringLiteral("kept.ini")), QSettings::IniFormat);
    Preferences preferences;
    QSignalSpy changed(&preferences, &Preferences::changed);
    preferences.setValues(otherValues()); // nowhere to keep it
    QCOMPARE(changed.size(), 1);
    QVERIFY(settings.allKeys().isEmpty());
    preferences.keepIn(settings);
    QCOMPARE(changed.size(), 2);
    QVERIFY(preferences.values() == PreferenceValues());
    preferences.setValues(otherValues());
    preferences.setValues(otherValues());
    QCOMPARE(changed.size(), 3);
    QVERIFY(readPreferences(settings) == otherValues());
}

void TestPreferences::windowFollows()
{
    QSettings settings(m_folder.filePath(QStringLiteral("window.ini")), QSettings::IniFormat);
    writePreferences(settings, otherValues());
    test::Editor editor;
    editor.window.commands().keepIn(settings);
    QVERIFY(editor.action(ActionId::DarkTheme).isChecked());
    QVERIFY(editor.window.palette().color(QPalette::Window).lightness() < 128);
    for (const char* bar : {"fileBar", "viewBar", "worldToolBar"})
        QCOMPARE(editor.part<QToolBar>(bar).iconSize(), QSize(28, 28));
    QCOMPARE(editor.part<QAbstractButton>("diceButton").iconSize(), QSize(28, 28));
    editor.action(ActionId::LightTheme).trigger();
    QVERIFY(editor.window.palette().color(QPalette::Window).lightness() > 128);
    QVERIFY(readPreferences(settings).theme == ThemeChoice::Light);
}

void TestPreferences::windowWithoutSettingsKeepsNothing()
{
    test::Editor first;
    first.window.commands().preferences().setValues(otherValues());
    first.action(ActionId::DarkTheme).trigger();
    test::Editor second;
    QVERIFY(second.window.commands().preferences().values() == PreferenceValues());
    QVERIFY(second.action(ActionId::SystemTheme).isChecked());
    second.action(ActionId::LightTheme).trigger();
}

void TestPreferences::hiddenLayersAreKept()
{
    QSettings settings(m_folder.filePath(QStringLiteral("layers.ini")), QSettings::IniFormat);
    settings.setValue(QStringLiteral("preferences/hidden-layers"),
                      QStringList{QStringLiteral("walk"), QStringLiteral("from-a-later-version")});
    const auto layer = [](test::Editor& editor, MapLayer which) {
        return editor.part<QListView>("layers").model()->index(static_cast<int>(which), 0);
    };
    const auto isShown = [&layer](test::Editor& editor, MapLayer which) {
        return layer(editor, which).data(Qt::CheckStateRole).toInt() == Qt::Checked;
    };
    test::Editor first;
    first.window.commands().keepIn(settings);
    QVERIFY(!isShown(first, MapLayer::Walk) && isShown(first, MapLayer::Queue));
    auto& list = first.part<QListView>("layers");
    QVERIFY(list.model()->setData(layer(first, MapLayer::Queue), Qt::Unchecked, Qt::CheckStateRole));
    QCOMPARE(readPreferences(settings).hiddenLayers, otherValues().hiddenLayers);
    first.action(ActionId::Settings).trigger(); // whose pages do not show the layers
    auto* dialog = first.window.findChild<SettingsDialog*>();
    dialog->findChild<QAbstractButton*>(QStringLiteral("viKeys"))->click();
    QVERIFY(readPreferences(settings).viKeys);
    QVERIFY(!isShown(first, MapLayer::Walk) && !isShown(first, MapLayer::Queue));
    dialog->findChild<QAbstractButton*>(QStringLiteral("viKeys"))->click();
    test::Editor second;
    QVERIFY(isShown(second, MapLayer::Queue));
    second.window.commands().keepIn(settings);
    QVERIFY(!isShown(second, MapLayer::Walk) && !isShown(second, MapLayer::Queue));
    QVERIFY(isShown(second, MapLayer::Player));
}

ZONEWRIGHT_TEST(preferences, TestPreferences)

#include "tst_preferences.moc"
