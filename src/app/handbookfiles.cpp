#include "app/handbookfiles.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLocale>

namespace zonewright {

namespace {

constexpr auto handbookRoot = ":/handbook/";

QByteArray bytesOf(const QString& fileName)
{
    QFile file(fileName);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

QString Handbook::markdown(const QString& page) const
{
    return QString::fromUtf8(bytesOf(folder + page + QStringLiteral(".md")));
}

std::vector<HandbookSheet> Handbook::sheets() const
{
    std::vector<HandbookSheet> all;
    for (const HandbookChapter& chapter : chapters) {
        for (const QString& page : chapter.pages)
            all.push_back({.name = page, .markdown = markdown(page)});
    }
    return all;
}

QStringList handbookLanguages()
{
    return {QStringLiteral("en"), QStringLiteral("fr")};
}

Handbook readHandbook()
{
    QString language = QLocale().name().section(QLatin1Char('_'), 0, 0);
    if (!handbookLanguages().contains(language))
        language = handbookLanguages().constFirst();
    Handbook handbook{.folder = QLatin1String(handbookRoot) + language + QLatin1Char('/'), .chapters = {}};
    const QJsonDocument contents =
        QJsonDocument::fromJson(bytesOf(QLatin1String(handbookRoot) + QStringLiteral("contents.json")));
    for (const QJsonValue& chapter : contents[QLatin1String("chapters")].toArray()) {
        QStringList pages;
        for (const QJsonValue& page : chapter[QLatin1String("pages")].toArray())
            pages << page.toString();
        handbook.chapters.push_back({.title = chapter[QLatin1String("title")][language].toString(), .pages = pages});
    }
    return handbook;
}

} // namespace zonewright
