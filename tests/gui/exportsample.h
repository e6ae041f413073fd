#pragma once

#include "app/exportrecipe.h"
#include "app/exportrun.h"
#include "document/document.h"
#include "exporters/exportsource.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QMap>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

namespace zonewright::test {

/// The sample in a document without a window, and a folder to export it to.
struct ExportSample
{
    Document document{{.name = "Ostermere"}};
    QTemporaryDir folder;

    ExportSample() { open("elderlore"); }

    void open(const char* sample)
    {
        if (!document.openSample(samplePath(sample)))
            qFatal("the sample %s cannot be read", sample);
    }

    [[nodiscard]] static QString samplePath(const char* sample)
    {
        return QStringLiteral(ZONEWRIGHT_SOURCE_DIR "/resources/samples/%1.zonewright").arg(QLatin1String(sample));
    }

    [[nodiscard]] QString path(const char* name) const { return folder.filePath(QString::fromUtf8(name)); }

    /// Every floor, four zones and the overview, in every format.
    [[nodiscard]] ExportRecipe everything() const
    {
        ExportRecipe recipe{.zones = {{9, 16, 2, 2}}, .overview = true, .formats = {}};
        for (const auto& exporter : exporters())
            recipe.formats.emplace_back(exporter->id());
        recipe.options.tilePixels = 4;
        recipe.folder = path("out");
        return recipe;
    }

    [[nodiscard]] ExportRequest request(const ExportRecipe& recipe) const
    {
        return exportRequest(document.project(), document.world(), recipe);
    }

    /// What every file below a folder holds, hidden ones too.
    [[nodiscard]] static QMap<QString, QByteArray> contents(const QString& folder)
    {
        QMap<QString, QByteArray> all;
        for (QDirIterator files(folder, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories); files.hasNext();) {
            QFile file(files.next());
            all.insert(QDir(folder).relativeFilePath(file.fileName()),
                       file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray());
        }
        return all;
    }

    /// What runExport writes of it, as the command line does.
    [[nodiscard]] QMap<QString, QByteArray> written(const ExportRecipe& recipe) const
    {
        const QTemporaryDir beside;
        const Tilesets tilesets;
        const ExportRequest asked = request(recipe);
        const ExportSource source(document.project(), document.world(), tilesets);
        for (const Exporter* exporter : exportersOf(recipe))
            (void)runExport(*exporter, asked, source, beside.path(), 1, {});
        return contents(beside.path());
    }
};

/// An export, and what was told of it.
struct WatchedRun
{
    ExportRun run;
    QSignalSpy progressed{&run, &ExportRun::progressed};
    QSignalSpy ended{&run, &ExportRun::ended};

    /// Until as many runs have ended.
    [[nodiscard]] bool waitFor(qsizetype runs)
    {
        return QTest::qWaitFor([&] { return ended.size() >= runs; }, 120'000);
    }

    [[nodiscard]] std::vector<FormatReport> reports() const
    {
        return ended.last().first().value<std::vector<FormatReport>>();
    }

    [[nodiscard]] bool wasCancelled() const { return ended.last().last().toBool(); }
};

} // namespace zonewright::test
