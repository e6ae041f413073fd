#include "document/filedigest.h"

#include "project/projectformat.h"

#include <QCryptographicHash>
#include <QFile>
#include <QFileInfo>

namespace zonewright {

QByteArray digestOf(std::string_view contents)
{
    return QCryptographicHash::hash({contents.data(), static_cast<qsizetype>(contents.size())},
                                    QCryptographicHash::Sha256);
}

std::optional<QByteArray> digestOfFile(const QString& path)
{
    if (!QFileInfo(path).isFile())
        return QByteArray();
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return std::nullopt;
    if (file.size() > largestProjectFile)
        return QByteArrayLiteral("too large");
    QCryptographicHash hash(QCryptographicHash::Sha256);
    if (!hash.addData(&file))
        return std::nullopt;
    return hash.result();
}

} // namespace zonewright
