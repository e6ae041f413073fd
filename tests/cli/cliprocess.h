#pragma once

#include <QByteArray>
#include <QProcessEnvironment>
#include <QStringList>

namespace zonewright::test {

/// How a run of a program ended.
struct CliRun
{
    int exitCode = -1; ///< -1 when it was not ended by itself
    QByteArray out;
    QByteArray err;
};

/// An environment without a display and with nothing said about Qt's platform.
[[nodiscard]] QProcessEnvironment bareEnvironment();

/// Runs the real zonewright-cli to its end.
[[nodiscard]] CliRun runCli(const QStringList& arguments, const QProcessEnvironment& environment = bareEnvironment());

/// Runs a line of sh in which `"$CLI"` is the real zonewright-cli, for bytes and streams that QProcess does not offer.
[[nodiscard]] CliRun runShell(const char* line, const QProcessEnvironment& environment = bareEnvironment());

/// What is wrong with a run that must end with this code, one line on standard error and nothing on standard output;
/// empty when it is as it must be.
[[nodiscard]] QByteArray refusalFault(const CliRun& run, int exitCode);

/// The words of a command line, separated by blanks.
[[nodiscard]] QStringList words(const char* line);

} // namespace zonewright::test
