#include "app/commandwiring.h"
#include "app/panels.h"
#include "app/themechoice.h"
#include "app/themecolors.h"
#include "exporteditor.h"
#include "exportsample.h"
#include "support/testregistry.h"

#include <QDockWidget>
#include <QSettings>

using namespace zonewright;

/// The colours of marks, chosen while the editor runs.
class TestColorChoice : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void windowFollowsAtOnce();
    void themeAndColoursAreTwoThings();
    void themeOfTheCommandLineStays();
    void choiceComesBack();
    void exportsDependOnNoPreference();
};

namespace {

void chooseColors(test::Editor& editor, bool apart)
{
    Preferences& preferences = editor.window.commands().preferences();
    PreferenceValues values = preferences.values();
    values.apartColors = apart;
    preferences.setValues(values);
}

/// Of the world around the player, whose window and known zones are marked.
QImage pictureOfMemory(test::Editor& editor)
{
    [&editor] { QTRY_VERIFY(editor.worldView().isComplete()); }();
    return editor.worldView().grab().toImage();
}

} // namespace

void TestColorChoice::windowFollowsAtOnce()
{
    test::Editor editor;
    editor.window.setThemeChoice(ThemeChoice::Light);
    editor.show();
    for (int i = 0; i < 150; ++i)
        editor.document.playback().walk(Direction::East);
    QVERIFY(currentTheme() == Theme::Light);
    const QImage before = pictureOfMemory(editor);
    chooseColors(editor, true);
    QVERIFY(currentTheme() == Theme::LightApart);
    const QImage apart = pictureOfMemory(editor);
    QVERIFY(apart != before);
    chooseColors(editor, false);
    QVERIFY(currentTheme() == Theme::Light);
    QVERIFY(pictureOfMemory(editor) == before);
    const QPalette own = QApplication::palette();
    QPalette other = own; // of whoever it is: the theme is what was applied
    other.setColor(QPalette::BrightText, themeColors(Theme::LightApart).error);
    other.setColor(QPalette::Window, Qt::black);
    QApplication::setPalette(other);
    const Theme theme = currentTheme();
    QApplication::setPalette(own);
    QVERIFY(theme == Theme::Light);
}

/// Panels are told, too: each asks for the theme when the palette changes.
void TestColorChoice::themeAndColoursAreTwoThings()
{
    test::Editor editor;
    editor.show();
    for (const auto& [choice, plain, apart] : {std::tuple{ThemeChoice::Dark, Theme::Dark, Theme::DarkApart},
                                               std::tuple{ThemeChoice::Light, Theme::Light, Theme::LightApart}}) {
        editor.window.setThemeChoice(choice);
        QVERIFY(currentTheme() == plain);
        auto& dock = editor.part<QDockWidget>("legend");
        int told = 0;

        class Counter : public QObject
        {
        public:
            explicit Counter(int& count)
                : m_count(count)
            {
            }

            bool eventFilter(QObject* watched, QEvent* event) override
            {
                m_count += event->type() == QEvent::PaletteChange ? 1 : 0;
                return QObject::eventFilter(watched, event);
            }

        private:
            int& m_count;
        } counter(told);

        dock.widget()->installEventFilter(&counter);
        chooseColors(editor, true);
        QVERIFY(told > 0);
        QVERIFY(currentTheme() == apart);
        QVERIFY(qApp->styleSheet().contains(themeColors(apart).error.name()));
        chooseColors(editor, false);
        QVERIFY(currentTheme() == plain);
    }
}

/// It is not the preferences' one.
void TestColorChoice::themeOfTheCommandLineStays()
{
    test::Editor editor;
    editor.window.setThemeChoice(ThemeChoice::Dark);
    QVERIFY(editor.window.commands().preferences().values().theme == ThemeChoice::System);
    chooseColors(editor, true);
    QVERIFY(currentTheme() == Theme::DarkApart);
    chooseColors(editor, false);
    editor.window.setThemeChoice(ThemeChoice::Light);
}

void TestColorChoice::choiceComesBack()
{
    const QTemporaryDir folder;
    QSettings settings(folder.filePath(QStringLiteral("colours.ini")), QSettings::IniFormat);
    {
        test::Editor editor;
        editor.window.commands().keepIn(settings);
        chooseColors(editor, true);
    }
    test::Editor editor;
    QVERIFY(!isApart(currentTheme()));
    editor.window.commands().keepIn(settings);
    QVERIFY(isApart(currentTheme()));
    chooseColors(editor, false);
}

/// Bytes are the project's and the recipe's, whatever the designer likes to look at.
void TestColorChoice::exportsDependOnNoPreference()
{
    test::ExportEditor one;
    one.editor.show();
    ExportRecipe recipe{.window = true, .overview = true, .formats = {}, .folder = one.path("export")};
    for (const auto& exporter : exporters())
        recipe.formats.emplace_back(exporter->id());
    recipe.options.tilePixels = 4;
    test::exportByDialog(one, recipe);
    const auto standard = one.written();
    QVERIFY(standard.size() > 10);
    Preferences& preferences = one.editor.window.commands().preferences();
    preferences.setValues({.theme = ThemeChoice::Dark,
                           .toolIcons = IconSize::Large,
                           .apartColors = true,
                           .reducedMotion = true,
                           .hiddenLayers = {QStringLiteral("queue")}});
    QVERIFY(currentTheme() == Theme::DarkApart);
    QVERIFY(QDir(one.path("export")).removeRecursively());
    test::exportByDialog(one, recipe);
    const auto apart = one.written();
    QCOMPARE(apart.keys(), standard.keys());
    for (const QString& name : standard.keys())
        QVERIFY2(apart.value(name) == standard.value(name), qPrintable(name));
    preferences.setValues({.theme = ThemeChoice::Light});
}

ZONEWRIGHT_TEST(colorchoice, TestColorChoice)

#include "tst_colorchoice.moc"
