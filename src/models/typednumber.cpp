#include "models/typednumber.h"

namespace zonewright {

QString withoutBlanks(const QString& number)
{
    const QString trimmed = number.trimmed();
    QString plain;
    for (qsizetype i = 0; i < trimmed.size(); ++i) {
        // trimmed: there is a character on either side of a blank
        const bool isBetween = trimmed[i].isSpace() && trimmed[i - 1].isDigit() && trimmed[i + 1].isDigit();
        if (!isBetween)
            plain += trimmed[i];
    }
    return plain;
}

} // namespace zonewright
