#include "support/testregistry.h"

#include <QFile>
#include <QImage>
#include <QProcess>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>

/// The program itself, as a shell runs it.
class TestProgram : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void writesAPictureOfTheWindow();
    void beginsWithTheWelcomePage();
    void pictureThatCannotBeWritten();
    void pictureLeavesNoSession();
    void fileThatCannotBeOpenedMakesNoPicture();
    void optionWithoutItsValue();
    void needsADisplay();
    void helpAndVersionNeedNone();
    void badOptions();
    void terminationKeepsTheSession();

private:
    struct Outcome
    {
        int code = -1;
        QByteArray output;
        QByteArray errors;
    };

    Outcome run(const QStringList& arguments, bool display = true);

    QTemporaryDir m_home;
};

TestProgram::Outcome TestProgram::run(const QStringList& arguments, bool display)
{
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const char* name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"})
        environment.remove(QLatin1String(name));
    if (display)
        environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen"));
    for (const char* name : {"HOME", "XDG_CONFIG_HOME", "XDG_RUNTIME_DIR"})
        environment.insert(QLatin1String(name), m_home.path());
    environment.insert(QStringLiteral("LC_ALL"), QStringLiteral("C.UTF-8"));
    process.setProcessEnvironment(environment);
    process.start(QStringLiteral(ZONEWRIGHT_EXECUTABLE), arguments);
    if (!process.waitForFinished(120'000) || process.exitStatus() != QProcess::NormalExit)
        return {};
    return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
}

void TestProgram::writesAPictureOfTheWindow()
{
    const QString file = m_home.filePath(QStringLiteral("window.png"));
    const auto [code, output, errors] =
        run({QStringLiteral("--screenshot"), file, QStringLiteral("--window-size"), QStringLiteral("1100x700"),
             QStringLiteral("--tab"), QStringLiteral("zone")});
    QCOMPARE(code, 0);
    QCOMPARE(output, QByteArray());
    QCOMPARE(QImage(file).size(), QSize(1100, 700));
}

/// Without a file and without a session. The picture waits for those of the samples: it is the same every time.
void TestProgram::beginsWithTheWelcomePage()
{
    QList<QImage> pictures;
    for (const char* name : {"first.png", "second.png", "sample.png"}) {
        const QString file = m_home.filePath(QLatin1String(name));
        QStringList arguments{QStringLiteral("--theme"), QStringLiteral("dark"), QStringLiteral("--screenshot"), file};
        if (pictures.size() == 2)
            arguments << QStringLiteral(ZONEWRIGHT_SOURCE_DIR "/resources/samples/elderlore.zonewright");
        QCOMPARE(run(arguments).code, 0);
        pictures << QImage(file);
    }
    QVERIFY(!pictures[0].isNull());
    QVERIFY(pictures[0] == pictures[1]);
    QVERIFY(pictures[0] != pictures[2]);
    QSet<QRgb> colors; // of the samples' worlds
    for (int x = 200; x < 1200; ++x)
        colors.insert(pictures[0].pixel(x, 300));
    QVERIFY2(colors.size() > 100, qPrintable(QString::number(colors.size())));
}

void TestProgram::pictureThatCannotBeWritten()
{
    const auto [code, output, errors] =
        run({QStringLiteral("--screenshot"), m_home.filePath(QStringLiteral("no/such/folder.png"))});
    QCOMPARE(code, 1);
    QVERIFY(errors.contains("folder.png"));
}

void TestProgram::pictureLeavesNoSession()
{
    QTemporaryDir fresh;
    m_home.swap(fresh);
    QCOMPARE(run({QStringLiteral("--screenshot"), m_home.filePath(QStringLiteral("a.png"))}).code, 0);
    QVERIFY(!QFile::exists(m_home.filePath(QStringLiteral("Zonewright"))));
}

void TestProgram::fileThatCannotBeOpenedMakesNoPicture()
{
    const QString picture = m_home.filePath(QStringLiteral("broken.png"));
    const QString missing = m_home.filePath(QStringLiteral("none.zonewright"));
    const auto [code, output, errors] = run({QStringLiteral("--screenshot"), picture, missing});
    QCOMPARE(code, 1);
    QCOMPARE(errors.count('\n'), 1);
    QVERIFY(errors.startsWith("zonewright: ") && errors.contains("none.zonewright: cannot be read"));
    QVERIFY(!QFile::exists(picture));
}

/// As packaging/run gives the sample: in front.
void TestProgram::optionWithoutItsValue()
{
    const auto [code, output, errors] = run({QStringLiteral("a.zonewright"), QStringLiteral("--theme")});
    QCOMPARE(code, 2);
    QVERIFY(errors.contains("theme") && !errors.contains("a.zonewright"));
}

void TestProgram::needsADisplay()
{
    const auto [code, output, errors] = run({}, false);
    QCOMPARE(code, 1);
    QCOMPARE(errors.count('\n'), 1);
    QVERIFY(errors.contains("display"));
    QVERIFY(errors.contains("zonewright-cli"));
}

void TestProgram::helpAndVersionNeedNone()
{
    QCOMPARE(run({QStringLiteral("--help")}, false).code, 0);
    const auto [code, output, errors] = run({QStringLiteral("--version")}, false);
    QCOMPARE(code, 0);
    QVERIFY(output.startsWith("zonewright "));
    QCOMPARE(errors, QByteArray());
}

void TestProgram::badOptions()
{
    const auto [code, output, errors] = run({QStringLiteral("--nonsense")});
    QCOMPARE(code, 2);
    QCOMPARE(errors.count('\n'), 1);
}

/// Nobody is asked, and nothing is printed.
void TestProgram::terminationKeepsTheSession()
{
    QTemporaryDir home;
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const char* name : {"HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_RUNTIME_DIR"})
        environment.insert(QLatin1String(name), home.path());
    environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen"));
    process.setProcessEnvironment(environment);
    const QString settings = home.filePath(QStringLiteral("Zonewright/Zonewright.conf"));
    process.start(QStringLiteral(ZONEWRIGHT_EXECUTABLE),
                  {QStringLiteral(ZONEWRIGHT_SOURCE_DIR "/resources/samples/elderlore.zonewright")});
    QVERIFY(process.waitForStarted());
    const auto isKept = [&settings] {
        QFile file(settings);
        return file.open(QIODevice::ReadOnly) && file.readAll().contains("geometry");
    };
    QTRY_VERIFY_WITH_TIMEOUT(isKept(), 120'000); // the window is there
    QVERIFY(QFile::remove(settings));
    process.terminate();
    QVERIFY(process.waitForFinished(120'000));
    QCOMPARE(process.exitStatus(), QProcess::NormalExit);
    QCOMPARE(process.exitCode(), 0);
    QVERIFY(isKept());
}

ZONEWRIGHT_TEST(program, TestProgram)

#include "tst_program.moc"
