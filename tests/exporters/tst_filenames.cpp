#include "exporters/filenames.h"
#include "support/testregistry.h"

#include <QTest>

#include <algorithm>

using namespace zonewright;

class TestFileNames : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void stemsArePlain_data();
    void stemsArePlain();
    void namesAreDistinct();
    void devicesAreNoNames();
    void manyTwinsAreQuick();
};

void TestFileNames::stemsArePlain_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("stem");
    const auto row = [](const char* name, const char* text, const QByteArray& stem) {
        QTest::newRow(name) << QByteArray(text) << stem;
    };
    row("words", "Forest crypt/Five tombs", "forest-crypt-five-tombs");
    row("accents", "For\u00eat d\u2019\u00c9t\u00e9", "foret-d-ete");
    row("composed or not", "Fore\u0302t", "foret");
    row("up and away", "../../etc/passwd", "etc-passwd");
    row("backslashes", "temp\\..\\maps", "temp-maps");
    row("dots and blanks", " .a. b ", "a-b");
    row("full width", "\uff21\uff12", "a2");
    row("control characters", "a\tb\nc", "a-b-c");
    row("no letters", "\u2605\u2605", "");
    row("nothing", "", "");
    QTest::newRow("long") << QByteArray(300, 'x') << QByteArray(longestFileStem, 'x');
}

void TestFileNames::stemsArePlain()
{
    QFETCH(const QByteArray, text);
    QFETCH(const QByteArray, stem);
    QCOMPARE(QByteArray::fromStdString(fileStem(text.toStdString())), stem);
}

/// Twins of case, of accents and of what comes of numbering them.
void TestFileNames::namesAreDistinct()
{
    FileNames names({"window"});
    QCOMPARE(names.take("Crypt", "x"), std::string("crypt"));
    QCOMPARE(names.take("CRYPT", "x"), std::string("crypt-2"));
    QCOMPARE(names.take("crypt 2", "x"), std::string("crypt-2-2"));
    QCOMPARE(names.take("cr\u00fdpt", "x"), std::string("crypt-3"));
    QCOMPARE(names.take("Window", "x"), std::string("window-2"));
    QCOMPARE(names.take("\u2605", "floor-7"), std::string("floor-7"));
    QCOMPARE(names.take("", "floor-7"), std::string("floor-7-2"));
}

void TestFileNames::devicesAreNoNames()
{
    FileNames names;
    QCOMPARE(names.take("CON", "x"), std::string("con-2"));
    QCOMPARE(names.take("lpt1", "x"), std::string("lpt1-2"));
    QCOMPARE(names.take("lpt", "x"), std::string("lpt"));
}

void TestFileNames::manyTwinsAreQuick()
{
    FileNames names;
    std::set<std::string> all;
    constexpr int many = 100'000;
    for (int i = 0; i < many; ++i)
        all.insert(names.take("Floor", "x"));
    QCOMPARE(all.size(), std::size_t{many});
}

ZONEWRIGHT_TEST(filenames, TestFileNames)

#include "tst_filenames.moc"
