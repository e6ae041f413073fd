#include "project/worldname.h"

#include "core/base/utf8.h"
#include "core/world/worldsettings.h"

#include <QByteArrayView>
#include <QString>
#include <QStringDecoder>

namespace zonewright {

namespace {

/// Fixed for ever: characters that later versions add would compose differently, and so name another world.
constexpr QChar::UnicodeVersion nameUnicode = QChar::Unicode_14_0;

} // namespace

Result<std::string> worldNameFromText(QStringView text)
{
    if (!text.isValidUtf16())
        return failure({.code = ErrorCode::NotUtf8, .place = "name"});
    const QString normal = text.trimmed().toString().normalized(QString::NormalizationForm_C, nameUnicode);
    std::string name = normal.toStdString();
    return validate(WorldSettings{.name = name}).map([&name] { return std::move(name); });
}

Result<std::string> worldNameFromBytes(std::string_view bytes)
{
    if (!codePointCount(bytes))
        return failure({.code = ErrorCode::NotUtf8, .place = "name", .value = std::string(bytes)});
    // QString::fromUtf8 would swallow a leading U+FEFF, which is a character of the name like any other.
    QStringDecoder decoder(QStringConverter::Utf8, QStringConverter::Flag::ConvertInitialBom);
    const QString text = decoder(QByteArrayView(bytes.data(), static_cast<qsizetype>(bytes.size())));
    return worldNameFromText(text);
}

} // namespace zonewright
