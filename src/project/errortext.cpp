#include "project/errortext.h"

#include "project/displaytext.h"

#include <QCoreApplication>

#include <limits>

namespace zonewright {

namespace {

QString sentence(const char* text)
{
    return QCoreApplication::translate("Error", text);
}

QString shown(const std::string& value)
{
    return QString::fromStdString(shortDisplayText(value));
}

/// What was expected is a phrase of ours ("a whole number") or a list of words that no translation has.
QString expectation(const Error& error)
{
    return error.expected.empty() ? QString() : sentence(error.expected.c_str());
}

/// Why a file cannot be read or written is a phrase of ours, or Qt's own, which no translation of ours has.
QString reason(const Error& error)
{
    return shown(sentence(error.value.c_str()).toStdString());
}

QString rangeText(const Error& error)
{
    constexpr std::int64_t endless = std::numeric_limits<std::int64_t>::max();
    if (error.high == endless) {
        return sentence(QT_TRANSLATE_NOOP("Error", "'%1' is less than %2"))
            .arg(shown(error.value), QString::number(error.low));
    }
    return sentence(QT_TRANSLATE_NOOP("Error", "'%1' is outside %2 to %3"))
        .arg(shown(error.value), QString::number(error.low), QString::number(error.high));
}

QString jsonErrorText(const Error& error)
{
    if (error.value.empty())
        return sentence(QT_TRANSLATE_NOOP("Error", "not valid JSON: the text ends too early"));
    return sentence(QT_TRANSLATE_NOOP("Error", "not valid JSON: unexpected '%1'")).arg(shown(error.value));
}

QString missingText(const Error& error)
{
    if (error.expected.empty())
        return sentence(QT_TRANSLATE_NOOP("Error", "missing"));
    return sentence(QT_TRANSLATE_NOOP("Error", "missing: %1")).arg(expectation(error));
}

QString unknownText(const Error& error)
{
    if (error.expected.empty())
        return sentence(QT_TRANSLATE_NOOP("Error", "'%1' is unknown")).arg(shown(error.value));
    return sentence(QT_TRANSLATE_NOOP("Error", "'%1' is unknown; expected: %2"))
        .arg(shown(error.value), expectation(error));
}

QString duplicateText(const Error& error)
{
    if (error.value.empty())
        return sentence(QT_TRANSLATE_NOOP("Error", "given twice"));
    return sentence(QT_TRANSLATE_NOOP("Error", "'%1' is given twice")).arg(shown(error.value));
}

QString notUtf8Text(const Error& error)
{
    if (error.value.empty())
        return sentence(QT_TRANSLATE_NOOP("Error", "not valid Unicode text"));
    return sentence(QT_TRANSLATE_NOOP("Error", "'%1' is not valid UTF-8 text")).arg(shown(error.value));
}

QString tooLargeText(const Error& error)
{
    const QString high = QString::number(error.high);
    if (error.expected.empty())
        return sentence(QT_TRANSLATE_NOOP("Error", "larger than %1 bytes")).arg(high);
    return sentence(QT_TRANSLATE_NOOP("Error", "more than %1 %2")).arg(high, expectation(error));
}

} // namespace

QString errorText(const Error& error)
{
    const QString value = shown(error.value);
    const QString high = QString::number(error.high);
    switch (error.code) {
    case ErrorCode::NameEmpty:
        return sentence(QT_TRANSLATE_NOOP("Error", "the name is empty"));
    case ErrorCode::NameTooLong:
        return sentence(QT_TRANSLATE_NOOP("Error", "the name has %1 characters, more than %2")).arg(value, high);
    case ErrorCode::NotUtf8:
        return notUtf8Text(error);
    case ErrorCode::OutOfRange:
        return rangeText(error);
    case ErrorCode::NotANumber:
        return sentence(QT_TRANSLATE_NOOP("Error", "'%1' is not a whole decimal number")).arg(value);
    case ErrorCode::Malformed:
        return sentence(QT_TRANSLATE_NOOP("Error", "'%1' is not %2")).arg(value, expectation(error));
    case ErrorCode::Unknown:
        return unknownText(error);
    case ErrorCode::Missing:
        return missingText(error);
    case ErrorCode::Duplicate:
        return duplicateText(error);
    case ErrorCode::NewerVersion:
        return sentence(QT_TRANSLATE_NOOP("Error", "'%1' is newer than %2, the latest that this program knows"))
            .arg(value, high);
    case ErrorCode::CannotRead:
        return sentence(QT_TRANSLATE_NOOP("Error", "cannot be read: %1")).arg(reason(error));
    case ErrorCode::CannotWrite:
        return sentence(QT_TRANSLATE_NOOP("Error", "cannot be written: %1")).arg(reason(error));
    case ErrorCode::NotJson:
        return jsonErrorText(error);
    case ErrorCode::TooDeep:
        return sentence(QT_TRANSLATE_NOOP("Error", "nested more than %1 levels deep")).arg(high);
    case ErrorCode::TooLarge:
        return tooLargeText(error);
    }
    return {};
}

QString errorTextWithPlace(const Error& error)
{
    if (error.place.empty())
        return errorText(error);
    return QString::fromStdString(displayText(error.place)) + QStringLiteral(": ") + errorText(error);
}

} // namespace zonewright
