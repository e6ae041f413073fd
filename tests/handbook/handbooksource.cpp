#include "handbook/handbooksource.h"

#include "models/handbooktext.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>

namespace zonewright::test {

namespace {

const QString fence = QStringLiteral("```");

QString structureOfLink(const QString& language, const QString& page, const PageLink& link)
{
    if (link.isPicture)
        return QStringLiteral("picture ") + link.target.section(QLatin1Char('/'), -1);
    if (link.target.contains(QLatin1String("://")))
        return QStringLiteral("link ") + link.target;
    const QString file = link.target.section(QLatin1Char('#'), 0, 0);
    const QString name = file.isEmpty() ? page : file.chopped(3);
    const QString anchor = link.target.section(QLatin1Char('#'), 1);
    const int number = anchor.isEmpty() ? 0 : headingNumber(handbookPage(language, name), anchor);
    return QStringLiteral("link %1 %2").arg(name).arg(number);
}

QString structureOfLine(const QString& line)
{
    static const QRegularExpression heading(QStringLiteral("^(#+) "));
    static const QRegularExpression entry(QStringLiteral(R"(^(-|\d+\.) )"));
    if (const auto match = heading.match(line); match.hasMatch())
        return match.captured(1);
    if (const auto match = entry.match(line); match.hasMatch())
        return match.captured(1);
    return line.startsWith(QLatin1Char('|')) ? QStringLiteral("row of %1").arg(line.count(QLatin1Char('|')))
                                             : QString();
}

} // namespace

QString handbookFolder()
{
    return QStringLiteral(ZONEWRIGHT_SOURCE_DIR "/resources/handbook/");
}

QString handbookPage(const QString& language, const QString& page)
{
    QFile file(handbookFolder() + language + QLatin1Char('/') + page + QStringLiteral(".md"));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

QStringList handbookPageNames(const QString& language)
{
    QStringList names;
    for (const QString& file : QDir(handbookFolder() + language).entryList(QDir::Files, QDir::Name))
        names << file.section(QStringLiteral(".md"), 0, 0);
    return names;
}

std::vector<PageHeading> headingsOf(const QString& markdown)
{
    static const QRegularExpression heading(QStringLiteral("^(#+) (.*)$"), QRegularExpression::MultilineOption);
    std::vector<PageHeading> headings;
    const QString prose = proseOf(markdown);
    for (auto match = heading.globalMatch(prose); match.hasNext();) {
        const auto found = match.next();
        headings.push_back({.level = static_cast<int>(found.captured(1).size()), .text = found.captured(2)});
    }
    return headings;
}

std::vector<PageLink> linksOf(const QString& markdown)
{
    static const QRegularExpression link(QStringLiteral(R"((!?)\[([^\]]*)\]\(([^)]*)\))"));
    std::vector<PageLink> links;
    const QString prose = proseOf(markdown);
    for (auto match = link.globalMatch(prose); match.hasNext();) {
        const auto found = match.next();
        links.push_back(
            {.text = found.captured(2), .target = found.captured(3), .isPicture = !found.captured(1).isEmpty()});
    }
    return links;
}

QStringList codeOf(const QString& markdown)
{
    QStringList blocks;
    bool isCode = false;
    for (const QString& line : markdown.split(QLatin1Char('\n'))) {
        if (line.startsWith(fence)) {
            isCode = !isCode;
            if (isCode)
                blocks << QString();
        } else if (isCode) {
            blocks.last() += line + QLatin1Char('\n');
        }
    }
    return blocks;
}

QString proseOf(const QString& markdown)
{
    static const QRegularExpression inLine(QStringLiteral("`[^`\n]*`"));
    QStringList lines;
    bool isCode = false;
    for (const QString& line : markdown.split(QLatin1Char('\n'))) {
        if (line.startsWith(fence))
            isCode = !isCode;
        else if (!isCode)
            lines << line;
    }
    return lines.join(QLatin1Char('\n')).replace(inLine, QStringLiteral("`code`"));
}

QStringList structureOf(const QString& language, const QString& page)
{
    const QString markdown = handbookPage(language, page);
    QStringList parts;
    for (const QString& line : proseOf(markdown).split(QLatin1Char('\n'))) {
        if (const QString part = structureOfLine(line); !part.isEmpty())
            parts << part;
        for (const PageLink& link : linksOf(line))
            parts << structureOfLink(language, page, link);
    }
    static const QRegularExpression comment(QStringLiteral("^#[^\n]*$"), QRegularExpression::MultilineOption);
    for (QString code : codeOf(markdown))
        parts << code.replace(comment, QStringLiteral("# comment")).split(QLatin1Char('\n'));
    return parts;
}

int headingNumber(const QString& markdown, const QString& anchor)
{
    int number = 0;
    for (const HandbookSentence& sentence : handbookSentences(markdown)) {
        if (!sentence.isHeading)
            continue;
        if (sentence.anchor == anchor)
            return number;
        ++number;
    }
    return -1;
}

} // namespace zonewright::test
