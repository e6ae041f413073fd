#include "exporters/filenames.h"

#include <fmt/format.h>

#include <QString>

#include <algorithm>
#include <array>

namespace zonewright {

namespace {

constexpr std::array<std::string_view, 4> deviceNames{"con", "prn", "aux", "nul"};

/// What some system takes for a device, whatever its suffix.
bool isDevice(const std::string& stem)
{
    if (std::ranges::find(deviceNames, stem) != deviceNames.end())
        return true;
    const bool isPort = stem.starts_with("com") || stem.starts_with("lpt");
    return isPort && stem.size() == 4 && stem[3] >= '0' && stem[3] <= '9';
}

} // namespace

std::string fileStem(std::string_view text)
{
    const QString plain = QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()))
                              .normalized(QString::NormalizationForm_KD, QChar::Unicode_14_0);
    std::string stem;
    for (const QChar letter : plain) {
        if (letter.isMark())
            continue;
        const char16_t code = letter.toLower().unicode();
        const bool isPlain = (code >= u'a' && code <= u'z') || (code >= u'0' && code <= u'9');
        if (isPlain)
            stem += static_cast<char>(code);
        else if (!stem.empty() && stem.back() != '-')
            stem += '-';
    }
    if (stem.size() > static_cast<std::size_t>(longestFileStem))
        stem.resize(static_cast<std::size_t>(longestFileStem));
    while (stem.ends_with('-'))
        stem.pop_back();
    return stem;
}

FileNames::FileNames(std::set<std::string> reserved)
    : m_taken(std::move(reserved))
{
}

std::string FileNames::take(std::string_view text, std::string_view otherwise)
{
    const std::string plain = fileStem(text);
    const std::string stem = plain.empty() ? std::string(otherwise) : plain;
    std::string name = stem;
    int& number = m_next.try_emplace(stem, 2).first->second;
    while (isDevice(name) || m_taken.contains(name))
        name = fmt::format("{}-{}", stem, number++);
    m_taken.insert(name);
    return name;
}

} // namespace zonewright
