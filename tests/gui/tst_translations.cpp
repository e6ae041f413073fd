#include "app/language.h"
#include "gui/editor.h"
#include "models/words.h"
#include "support/testregistry.h"

#include <QFile>
#include <QLocale>
#include <QMenuBar>
#include <QTabWidget>
#include <QTranslator>

using namespace zonewright;

class TestTranslations : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void nothingIsUnfinished_data();
    void nothingIsUnfinished();
    void englishHasPlurals();
    void frenchSpeaksFrench();

private:
    static void forgetLanguages();
};

void TestTranslations::forgetLanguages()
{
    for (QTranslator* translator : qApp->findChildren<QTranslator*>())
        delete translator;
    QLocale::setDefault(QLocale::c());
}

void TestTranslations::nothingIsUnfinished_data()
{
    QTest::addColumn<QString>("file");
    for (const char* language : {"en", "fr"})
        QTest::newRow(language)
            << QStringLiteral(ZONEWRIGHT_SOURCE_DIR "/translations/zonewright_%1.ts").arg(QLatin1String(language));
}

void TestTranslations::nothingIsUnfinished()
{
    QFETCH(QString, file);
    QFile translations(file);
    QVERIFY(translations.open(QIODevice::ReadOnly));
    const QByteArray text = translations.readAll();
    QVERIFY(text.contains("<translation>"));
    QVERIFY(!text.contains("type=\"unfinished\""));
    QVERIFY(!text.contains("type=\"vanished\""));
}

void TestTranslations::englishHasPlurals()
{
    installLanguage(*qApp, QStringLiteral("en"));
    QCOMPARE(creatureCount(CreatureKind::Wolf, 1), QStringLiteral("1 wolf"));
    QCOMPARE(creatureCount(CreatureKind::Wolf, 3), QStringLiteral("3 wolves"));
    forgetLanguages();
}

void TestTranslations::frenchSpeaksFrench()
{
    installLanguage(*qApp, QStringLiteral("fr"));
    {
        test::Editor editor;
        QCOMPARE(editor.window.menuBar()->actions().first()->text(), QStringLiteral("&Fichier"));
        QCOMPARE(editor.part<QTabWidget>("tabs").tabText(0), QStringLiteral("Monde"));
        QVERIFY(editor.text("statusSeed").startsWith(QStringLiteral("Graine ")));
        QVERIFY(editor.document.reseed({.name = "Ostermere", .size = 3}));
        QCOMPARE(editor.document.undoStack().undoText(), QStringLiteral("Refaire le monde « Ostermere »"));
    }
    QCOMPARE(creatureCount(CreatureKind::Wolf, 0), QStringLiteral("0 loup"));
    QCOMPARE(creatureCount(CreatureKind::Wolf, 3), QStringLiteral("3 loups"));
    QCOMPARE(terrainName(Terrain::DeepWater), QStringLiteral("eau profonde"));
    forgetLanguages();
    QCOMPARE(terrainName(Terrain::DeepWater), QStringLiteral("deep water"));
}

ZONEWRIGHT_TEST(translations, TestTranslations)

#include "tst_translations.moc"
