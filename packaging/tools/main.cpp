// Writes what an installation holds besides the programs and is made rather than kept: pictures of the icons, the man
// page in another language, completion for shells. The build runs it; it is not installed itself.

#include "cli/command.h"
#include "cli/completion.h"
#include "cli/manpage.h"

#include <QCoreApplication>
#include <QFile>
#include <QImage>
#include <QJsonDocument>
#include <QJsonObject>
#include <QPainter>
#include <QSaveFile>
#include <QSvgRenderer>

#include <cstdio>
#include <vector>

namespace {

constexpr int done = 0;
constexpr int failed = 1;
constexpr int wrongUse = 2;

int complain(const QString& where, const QString& what)
{
    std::fprintf(stderr, "%s: %s\n", qPrintable(where), qPrintable(what));
    return failed;
}

std::vector<zonewright::cli::CommandSpec> allSpecs()
{
    std::vector<zonewright::cli::CommandSpec> specs;
    for (const auto& command : zonewright::cli::makeCommands())
        specs.push_back(command->spec());
    return specs;
}

int writeText(const QString& path, const std::string& text)
{
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(QByteArray::fromStdString(text)) < 0 || !file.commit())
        return complain(path, file.errorString());
    return done;
}

/// A square picture of a drawing.
int writePicture(const QString& drawing, int side, const QString& path)
{
    QSvgRenderer renderer(drawing);
    if (!renderer.isValid() || side <= 0)
        return complain(drawing, QStringLiteral("is no drawing that can be read"));
    QImage picture(side, side, QImage::Format_ARGB32);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    renderer.render(&painter);
    painter.end();
    return picture.save(path, "PNG") ? done : complain(path, QStringLiteral("cannot be written"));
}

/// The man page in the language of a table: a JSON object of English texts and what each is there. A text that it
/// lacks stays English, so that a build does not wait for translators; with `strict` it is a failure, and so is a text
/// that the page does not have.
int writeManPage(const QString& tablePath, const QString& path, bool strict)
{
    QFile file(tablePath);
    if (!file.open(QIODevice::ReadOnly))
        return complain(tablePath, file.errorString());
    QJsonParseError error{};
    QJsonObject table = QJsonDocument::fromJson(file.readAll(), &error).object();
    if (table.isEmpty())
        return complain(tablePath, error.errorString());
    QStringList missing;
    QStringList used;
    const std::string page = manPage(allSpecs(), [&](const std::string& english) {
        const QString key = QString::fromStdString(english);
        const QString translation = table.value(key).toString();
        (translation.isEmpty() ? missing : used).append(key);
        return translation.isEmpty() ? english : translation.toStdString();
    });
    int result = writeText(path, page);
    if (!strict)
        return result;
    missing.removeDuplicates();
    for (const QString& text : std::as_const(missing))
        result = complain(tablePath, QStringLiteral("lacks: ") + text);
    for (const QString& text : std::as_const(used))
        table.remove(text);
    for (const QString& text : table.keys())
        result = complain(tablePath, QStringLiteral("is on no page: ") + text);
    return result;
}

int run(const QStringList& words)
{
    const QString& what = words.value(1);
    if (what == QLatin1String("icon") && words.size() == 5)
        return writePicture(words[2], words[3].toInt(), words[4]);
    if (what == QLatin1String("man") && words.size() == 4)
        return writeManPage(words[2], words[3], false);
    if (what == QLatin1String("strict-man") && words.size() == 4)
        return writeManPage(words[2], words[3], true);
    if (what == QLatin1String("bash") && words.size() == 3)
        return writeText(words[2], zonewright::cli::bashCompletion(allSpecs()));
    if (what == QLatin1String("zsh") && words.size() == 3)
        return writeText(words[2], zonewright::cli::zshCompletion(allSpecs()));
    std::fputs("Usage: icon SVG SIDE PNG | man TABLE FILE | strict-man TABLE FILE | bash FILE | zsh FILE\n", stderr);
    return wrongUse;
}

} // namespace

int main(int argc, char** argv)
{
    const QCoreApplication application(argc, argv);
    return run(QCoreApplication::arguments());
}
