#pragma once

#include <QFile>
#include <QStringList>
#include <QXmlStreamReader>

#include <vector>

namespace zonewright::test {

/// One message of a file of translations.
struct Message
{
    QString context;
    QString source;
    QString comment;   ///< that tells it from another one of the same source
    QString state;     ///< empty where it is finished; "unfinished", "vanished", "obsolete"
    QStringList forms; ///< the translation, or those of a plural
    bool isPlural = false;

    /// What makes it another one.
    [[nodiscard]] QString key() const
    {
        return context + QLatin1Char('|') + source + QLatin1Char('|') + comment +
               (isPlural ? QStringLiteral("|plural") : QString());
    }
};

/// The messages of a .ts file, in its order; none where it cannot be read to its end.
inline std::vector<Message> readMessages(const QString& name)
{
    QFile file(name);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    QXmlStreamReader reader(&file);
    std::vector<Message> messages;
    QString context;
    while (!reader.atEnd()) {
        if (reader.readNext() != QXmlStreamReader::StartElement)
            continue;
        const auto tag = reader.name();
        if (tag == QLatin1String("name")) {
            context = reader.readElementText();
        } else if (tag == QLatin1String("message")) {
            messages.push_back({});
            messages.back().context = context;
            messages.back().isPlural = reader.attributes().value(QLatin1String("numerus")) == QLatin1String("yes");
        } else if (tag == QLatin1String("source")) {
            messages.back().source = reader.readElementText();
        } else if (tag == QLatin1String("comment")) {
            messages.back().comment = reader.readElementText();
        } else if (tag == QLatin1String("translation")) {
            messages.back().state = reader.attributes().value(QLatin1String("type")).toString();
            if (!messages.back().isPlural)
                messages.back().forms << reader.readElementText();
        } else if (tag == QLatin1String("numerusform")) {
            messages.back().forms << reader.readElementText();
        }
    }
    return reader.hasError() ? std::vector<Message>() : messages;
}

} // namespace zonewright::test
