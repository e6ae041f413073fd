#include "app/themecolors.h"

#include "render/othercolors.h"

namespace zonewright {

const ThemeColors& themeColors(Theme theme)
{
    static const ThemeColors light{
        .window = QColor(0xed, 0xef, 0xf2),
        .panel = QColor(0xfa, 0xfb, 0xfc),
        .field = QColor(0xff, 0xff, 0xff),
        .border = QColor(0xce, 0xd4, 0xdb),
        .hover = QColor(0xdf, 0xe4, 0xea),
        .pressed = QColor(0xcf, 0xd8, 0xe3),
        .text = QColor(0x1d, 0x23, 0x2b),
        .dimText = QColor(0x56, 0x60, 0x6d),
        .disabledText = QColor(0x9a, 0xa3, 0xae),
        .accent = QColor(0x2a, 0x66, 0xc4),
        .accentText = QColor(0xff, 0xff, 0xff),
        .link = QColor(0x1f, 0x5b, 0xb8),
        .error = QColor(0xb0, 0x22, 0x1c),
        .errorGround = QColor(0xfb, 0xe6, 0xe3),
        .tip = QColor(0x2a, 0x30, 0x38),
        .tipText = QColor(0xf1, 0xf3, 0xf6),
    };
    static const ThemeColors dark{
        .window = QColor(0x1d, 0x21, 0x27),
        .panel = QColor(0x25, 0x2a, 0x31),
        .field = QColor(0x16, 0x19, 0x1e),
        .border = QColor(0x3a, 0x41, 0x4b),
        .hover = QColor(0x31, 0x38, 0x42),
        .pressed = QColor(0x3b, 0x44, 0x50),
        .text = QColor(0xdd, 0xe2, 0xe9),
        .dimText = QColor(0x9d, 0xa7, 0xb4),
        .disabledText = QColor(0x67, 0x70, 0x7c),
        .accent = QColor(0x3f, 0x74, 0xcc),
        .accentText = QColor(0xff, 0xff, 0xff),
        .link = QColor(0x8a, 0xb4, 0xf8),
        .error = QColor(0xff, 0x8f, 0x85),
        .errorGround = QColor(0x43, 0x28, 0x28),
        .tip = QColor(0x0f, 0x12, 0x16),
        .tipText = QColor(0xe7, 0xea, 0xee),
    };
    static const ThemeColors lightApart =
        otherColors(light, {{&ThemeColors::error, 0x944000}, {&ThemeColors::errorGround, 0xfcead4}});
    static const ThemeColors darkApart =
        otherColors(dark, {{&ThemeColors::error, 0xffb060}, {&ThemeColors::errorGround, 0x433020}});
    return ofTheme(theme, light, dark, lightApart, darkApart);
}

} // namespace zonewright
