#include "models/handbooktext.h"

#include <QRegularExpression>
#include <QStringList>
#include <QTextBoundaryFinder>

#include <utility>

namespace zonewright {

namespace {

/// A line without what makes it bold, a link, code or a picture.
QString plainMarkdown(QString line)
{
    static const QRegularExpression picture(QStringLiteral(R"(!\[[^\]]*\]\([^)]*\))"));
    static const QRegularExpression link(QStringLiteral(R"(\[([^\]]*)\]\([^)]*\))"));
    static const QRegularExpression emphasis(QStringLiteral(R"((?<![\w*])(\*\*|\*|`)(\S(?:.*?\S)?)\1(?!\w))"));
    static const QRegularExpression escape(QStringLiteral(R"(\\([\\`*_{}\[\]()#+.!|<>-]))"));
    line.remove(picture);
    line.replace(link, QStringLiteral("\\1"));
    QString before;
    do { // emphasis may hold code
        before = line;
        line.replace(emphasis, QStringLiteral("\\2"));
    } while (before != line);
    return line.replace(escape, QStringLiteral("\\1")).trimmed();
}

bool isTableRule(const QString& line)
{
    static const QRegularExpression rule(QStringLiteral(R"(^\|[ :|-]+\|$)"));
    return rule.match(line).hasMatch();
}

QString tableRow(QString line)
{
    line = line.mid(1, line.size() - 2);
    QStringList cells;
    static const QRegularExpression border(QStringLiteral(R"((?<!\\)\|)"));
    for (const QString& cell : line.split(border)) {
        if (const QString plain = plainMarkdown(cell.trimmed()); !plain.isEmpty())
            cells << plain;
    }
    return cells.join(QStringLiteral(" · "));
}

/// Gathers the lines of a paragraph and gives away its sentences.
class SentenceReader
{
public:
    void read(const QString& line)
    {
        if (line.startsWith(QLatin1String("```"))) {
            endParagraph();
            m_isCode = !m_isCode;
        } else if (m_isCode) {
            add(line.trimmed());
        } else {
            readText(line.trimmed());
        }
    }

    std::vector<HandbookSentence> take()
    {
        endParagraph();
        return std::exchange(m_sentences, {});
    }

private:
    void readText(const QString& line)
    {
        static const QRegularExpression heading(QStringLiteral(R"(^#{1,6} +(.*)$)"));
        static const QRegularExpression entry(QStringLiteral(R"(^(?:[-*+]|\d+\.) +(.*)$)"));
        if (const auto match = heading.match(line); match.hasMatch()) {
            endParagraph();
            const QString text = plainMarkdown(match.captured(1));
            m_anchor = handbookAnchor(text);
            m_sentences.push_back({.text = text, .anchor = m_anchor, .isHeading = true});
        } else if (line.startsWith(QLatin1Char('|'))) {
            endParagraph();
            if (!isTableRule(line))
                add(tableRow(line));
        } else if (const auto item = entry.match(line); item.hasMatch()) {
            endParagraph();
            m_paragraph = item.captured(1);
        } else if (line.isEmpty()) {
            endParagraph();
        } else {
            m_paragraph += (m_paragraph.isEmpty() ? QString() : QStringLiteral(" ")) + line;
        }
    }

    void add(const QString& text)
    {
        if (!text.isEmpty())
            m_sentences.push_back({.text = text, .anchor = m_anchor, .isHeading = false});
    }

    void endParagraph()
    {
        const QString text = plainMarkdown(std::exchange(m_paragraph, {}));
        QTextBoundaryFinder finder(QTextBoundaryFinder::Sentence, text);
        for (qsizetype from = 0, to = finder.toNextBoundary(); to >= 0; to = finder.toNextBoundary()) {
            if (text.mid(to).trimmed().startsWith(QChar(0xbb))) // a closing quotation mark belongs to what it closes
                continue;
            add(text.mid(from, to - from).trimmed());
            from = to;
        }
    }

    std::vector<HandbookSentence> m_sentences;
    QString m_paragraph;
    QString m_anchor;
    bool m_isCode = false;
};

} // namespace

std::vector<HandbookSentence> handbookSentences(const QString& markdown)
{
    SentenceReader reader;
    for (const QString& line : markdown.split(QLatin1Char('\n')))
        reader.read(line);
    return reader.take();
}

QString handbookAnchor(const QString& heading)
{
    QString anchor;
    for (const QChar letter : heading.toLower()) {
        if (letter.isLetterOrNumber() || letter == QLatin1Char('-') || letter == QLatin1Char('_'))
            anchor += letter;
        else if (letter.isSpace())
            anchor += QLatin1Char('-');
    }
    return anchor;
}

} // namespace zonewright
