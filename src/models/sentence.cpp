#include "models/sentence.h"

#include "models/words.h"

namespace zonewright {

QString asSentence(const QString& clause)
{
    return clause.isEmpty() ? clause : capitalised(clause) + QLatin1Char('.');
}

} // namespace zonewright
