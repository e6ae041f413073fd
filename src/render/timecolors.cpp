#include "render/timecolors.h"

#include "render/othercolors.h"

namespace zonewright {

const TimeColors& timeColors(Theme theme)
{
    static const TimeColors light{
        .ground = QColor(0xff, 0xff, 0xff),
        .ahead = QColor(0xf1, 0xf4, 0xf8),
        .unmade = QColor(0xe6, 0xe9, 0xee),
        .line = QColor(0xce, 0xd4, 0xdb),
        .text = QColor(0x1d, 0x23, 0x2b),
        .dimText = QColor(0x56, 0x60, 0x6d),
        .turn = QColor(0x2a, 0x66, 0xc4),
        .ink = QColor(0xff, 0xff, 0xff),
        .event = QColor(0x3b, 0x4a, 0x63),
        .entered = QColor(0x2c, 0x7d, 0x3c),
        .computed = QColor(0xc2, 0x6a, 0x0c),
        .shifted = QColor(0x0b, 0x7d, 0x92),
        .ran = QColor(0x7c, 0x3f, 0xb4),
        .lost = QColor(0xb0, 0x22, 0x7a),
        .hazard = QColor(0xd0, 0x26, 0x1d),
        .next = QColor(0xb4, 0x54, 0x00),
    };
    static const TimeColors dark{
        .ground = QColor(0x16, 0x19, 0x1e),
        .ahead = QColor(0x1f, 0x24, 0x2b),
        .unmade = QColor(0x2b, 0x31, 0x3a),
        .line = QColor(0x3a, 0x41, 0x4b),
        .text = QColor(0xdd, 0xe2, 0xe9),
        .dimText = QColor(0x9d, 0xa7, 0xb4),
        .turn = QColor(0x3f, 0x74, 0xcc),
        .ink = QColor(0xff, 0xff, 0xff),
        .event = QColor(0x4a, 0x5c, 0x7a),
        .entered = QColor(0x6b, 0xc8, 0x7b),
        .computed = QColor(0xf5, 0xa9, 0x48),
        .shifted = QColor(0x5f, 0xcf, 0xe2),
        .ran = QColor(0xc0, 0x95, 0xf2),
        .lost = QColor(0xf0, 0x7c, 0xc6),
        .hazard = QColor(0xff, 0x62, 0x57),
        .next = QColor(0xff, 0x9c, 0x45),
    };
    static const TimeColors lightApart = otherColors(light, {{&TimeColors::turn, 0x0074c5},
                                                             {&TimeColors::entered, 0x1d5e64},
                                                             {&TimeColors::computed, 0xe16e3f},
                                                             {&TimeColors::shifted, 0x2996ec},
                                                             {&TimeColors::ran, 0x262388},
                                                             {&TimeColors::lost, 0xc33a00},
                                                             {&TimeColors::hazard, 0x89021c},
                                                             {&TimeColors::next, 0x500006}});
    static const TimeColors darkApart = otherColors(dark, {{&TimeColors::turn, 0x2073a3},
                                                           {&TimeColors::entered, 0x00cc89},
                                                           {&TimeColors::computed, 0xcee24b},
                                                           {&TimeColors::shifted, 0x9af5ff},
                                                           {&TimeColors::ran, 0x6e84ff},
                                                           {&TimeColors::lost, 0xd695e5},
                                                           {&TimeColors::hazard, 0xd3593e},
                                                           {&TimeColors::next, 0xfa8f0a}});
    return ofTheme(theme, light, dark, lightApart, darkApart);
}

} // namespace zonewright
