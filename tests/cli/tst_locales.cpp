#include "cli/cliprocess.h"
#include "support/testregistry.h"

#include <QTest>

using namespace zonewright::test;

class LocalesTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void sameBytesEverywhere_data();
    void sameBytesEverywhere();
    void sameErrorsEverywhere();
};

void LocalesTest::sameBytesEverywhere_data()
{
    QTest::addColumn<QString>("locale");
    for (const char* locale :
         {"C", "POSIX", "C.UTF-8", "fr_FR.UTF-8", "tr_TR.UTF-8", "de_DE.ISO-8859-1", "no-such-locale"})
        QTest::newRow(locale) << QString::fromLatin1(locale);
}

void LocalesTest::sameBytesEverywhere()
{
    QFETCH(const QString, locale);
    QProcessEnvironment environment = bareEnvironment();
    environment.insert(QStringLiteral("LC_ALL"), locale);
    environment.insert(QStringLiteral("LANG"), locale);
    environment.insert(QStringLiteral("LANGUAGE"), locale);
    const QString name = QStringLiteral("\u00cele d\u2019\u0130zmir \U0001F409");
    for (const char* line : {"world --overview --size 4 --name", "world --size 4 --format json --name",
                             "world --size 4 --format png --name", "zone --size 4 --zone-size 3 --all --name"}) {
        const CliRun run = runCli(words(line) << name, environment);
        QCOMPARE(run.exitCode, 0);
        QVERIFY2(run.err.isEmpty(), run.err.constData());
        QCOMPARE(run.out, runCli(words(line) << name).out);
    }
    QVERIFY(runCli(words("world --format json --name") << name, environment).out.contains(name.toUtf8()));
}

void LocalesTest::sameErrorsEverywhere()
{
    QProcessEnvironment environment = bareEnvironment();
    environment.insert(QStringLiteral("LC_ALL"), QStringLiteral("C"));
    const QStringList arguments = words("world --name x --size") << QStringLiteral("\u00e9");
    const CliRun run = runCli(arguments, environment);
    QCOMPARE(refusalFault(run, 2), QByteArray());
    QCOMPARE(run.err, QByteArray("zonewright-cli: --size: '\u00e9' is not a whole decimal number\n"));
}

ZONEWRIGHT_TEST(locales, LocalesTest)
#include "tst_locales.moc"
