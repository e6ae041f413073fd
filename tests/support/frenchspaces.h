#pragma once

#include <QRegularExpression>
#include <QStringList>

#include <algorithm>

namespace zonewright::test {

/// The places of a French text, with what stands around each, that lack a no-break space (U+00A0): before : ; ! ? »,
/// after «, between a number and %. The narrow one (U+202F) is not used. Marks inside coordinates, times, addresses and
/// keys of a filter are followed by something else than a blank, and are left alone; so are lists of coordinates alone.
inline QStringList frenchSpaceFaults(const QString& text)
{
    static const QRegularExpression coordinates(QStringLiteral("^[\\d\\s.,;:]*$"));
    static const QRegularExpression fault(QStringLiteral("(?<![\\x{a0}:;!?])[:;!?]+(?=[\\s\\x{a0})»”\"*|]|$)"
                                                         "|«(?!\\x{a0})|(?<!\\x{a0})»"
                                                         "|\\d ?%(?!L?[\\dn])"
                                                         "|\\x{202f}"));
    if (coordinates.match(text).hasMatch())
        return {};
    constexpr qsizetype around = 20;
    QStringList faults;
    for (auto found = fault.globalMatch(text); found.hasNext();) {
        const auto start = std::max<qsizetype>(0, found.next().capturedStart() - around);
        faults << text.mid(start, 2 * around);
    }
    return faults;
}

} // namespace zonewright::test
