#include "project/wholefile.h"

#include "project/filewriter.h"

#include <QFile>
#include <QFileInfo>

namespace zonewright {

namespace {

Result<std::string> cannotRead(const QString& path, const QString& why)
{
    return failure({.code = ErrorCode::CannotRead, .place = path.toStdString(), .value = why.toStdString()});
}

Result<std::string> tooLarge(const QString& path, std::int64_t largest)
{
    return failure({.code = ErrorCode::TooLarge, .place = path.toStdString(), .high = largest});
}

} // namespace

Result<std::string> readWholeFile(const QString& path, std::int64_t largest)
{
    const QFileInfo info(path);
    if (info.isDir())
        return cannotRead(path, QStringLiteral("Is a directory"));
    if (info.exists() && !info.isFile()) // opening a pipe would wait for whoever writes to it
        return cannotRead(path, QLatin1String(QT_TRANSLATE_NOOP("Error", "it is not a regular file")));
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return cannotRead(path, file.errorString());
    if (file.size() > largest)
        return tooLarge(path, largest);
    // It may grow meanwhile: one byte more than the limit tells that it holds too much.
    const QByteArray bytes = file.read(largest + 1);
    if (file.error() != QFileDevice::NoError)
        return cannotRead(path, file.errorString());
    if (bytes.size() > largest)
        return tooLarge(path, largest);
    return bytes.toStdString();
}

Result<void> writeWholeFile(const QString& path, std::string_view contents)
{
    FileWriter writer(path);
    return writer.open().and_then([&] { return writer.write(contents); }).and_then([&] { return writer.commit(); });
}

} // namespace zonewright
