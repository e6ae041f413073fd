#pragma once

#include <cstdint>

namespace zonewright {

/// Which interface a picture is made for, and in which colours. Dark pictures are a little dimmed; they show the same
/// things. `LightApart` and `DarkApart` mark states in colours that stay apart for people with any kind of colour
/// blindness; the ground, which has such colours anyhow, is that of `Light` and `Dark`. Exports know only those two.
enum class Theme : std::uint8_t { Light, Dark, LightApart, DarkApart };

[[nodiscard]] constexpr bool isLight(Theme theme)
{
    return theme == Theme::Light || theme == Theme::LightApart;
}

/// Whether the marks are in the colours for colour blindness.
[[nodiscard]] constexpr bool isApart(Theme theme)
{
    return theme == Theme::LightApart || theme == Theme::DarkApart;
}

/// The same interface with the one or the other colours of marks.
[[nodiscard]] constexpr Theme withApart(Theme theme, bool apart)
{
    if (isLight(theme))
        return apart ? Theme::LightApart : Theme::Light;
    return apart ? Theme::DarkApart : Theme::Dark;
}

/// Which of four values, one a theme, is that of `theme`.
template <typename Value>
[[nodiscard]] constexpr const Value& ofTheme(Theme theme, const Value& light, const Value& dark,
                                             const Value& lightApart, const Value& darkApart)
{
    if (isApart(theme))
        return isLight(theme) ? lightApart : darkApart;
    return isLight(theme) ? light : dark;
}

} // namespace zonewright
