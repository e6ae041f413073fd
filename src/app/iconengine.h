#pragma once

#include <QIcon>

namespace zonewright {

/// One of the editor's own icons, by the name of its file in resources/icons: drawn at exactly the size asked for, in
/// the text colour of the palette of the moment, so that it is right in every theme and at every scale.
[[nodiscard]] QIcon themedIcon(const QString& name);

} // namespace zonewright
