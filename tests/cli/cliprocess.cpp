#include "cli/cliprocess.h"

#include <QProcess>

namespace zonewright::test {

namespace {

constexpr int patience = 120'000; ///< milliseconds; only a hang ever needs them

CliRun runProgramFile(const QString& program, const QStringList& arguments, const QProcessEnvironment& environment)
{
    QProcess process;
    process.setProcessEnvironment(environment);
    process.start(program, arguments);
    process.closeWriteChannel();
    CliRun run;
    if (!process.waitForFinished(patience))
        process.kill();
    else if (process.exitStatus() == QProcess::NormalExit)
        run.exitCode = process.exitCode();
    run.out = process.readAllStandardOutput();
    run.err = process.readAllStandardError();
    return run;
}

} // namespace

QProcessEnvironment bareEnvironment()
{
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const char* name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM", "XDG_RUNTIME_DIR"})
        environment.remove(QString::fromLatin1(name));
    environment.insert(QStringLiteral("CLI"), QStringLiteral(ZONEWRIGHT_CLI));
    return environment;
}

CliRun runCli(const QStringList& arguments, const QProcessEnvironment& environment)
{
    return runProgramFile(QStringLiteral(ZONEWRIGHT_CLI), arguments, environment);
}

CliRun runShell(const char* line, const QProcessEnvironment& environment)
{
    return runProgramFile(QStringLiteral("/bin/sh"), {QStringLiteral("-c"), QString::fromUtf8(line)}, environment);
}

QByteArray refusalFault(const CliRun& run, int exitCode)
{
    if (run.exitCode != exitCode)
        return "exit code " + QByteArray::number(run.exitCode) + ": " + run.err;
    if (!run.out.isEmpty())
        return "something on standard output: " + run.out.left(200);
    if (!run.err.startsWith("zonewright-cli: ") || run.err.count('\n') != 1 || !run.err.endsWith('\n'))
        return "not one line of error: " + run.err;
    return {};
}

QStringList words(const char* line)
{
    return QString::fromUtf8(line).split(QLatin1Char(' '), Qt::SkipEmptyParts);
}

} // namespace zonewright::test
