#pragma once

#include <QString>

namespace zonewright {

/// A clause (see errorText) as a sentence: with a capital letter in front and a full stop at the end.
[[nodiscard]] QString asSentence(const QString& clause);

} // namespace zonewright
