#pragma once

#include <QString>

#include <span>

namespace zonewright {

/// A project that comes with the editor.
struct Sample
{
    const char* file;        ///< its path in the resources
    const char* name;        ///< of its world, which no language changes
    const char* description; ///< one line, in the context zonewright::Samples
};

/// All of them, the one to begin with in front.
[[nodiscard]] std::span<const Sample> samples();

/// What a sample shows, in the language of the interface.
[[nodiscard]] QString sampleDescription(const Sample& sample);

} // namespace zonewright
