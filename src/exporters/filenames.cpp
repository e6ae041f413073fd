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

/// Latin letters that have no decomposition, as they are written without accents.
struct PlainLetters
{
    char16_t letter;
    std::string_view plain;
};

constexpr std::array<PlainLetters, 9> plainLetters{{
    {u'\u00df', "ss"},
    {u'\u00e6', "ae"},
    {u'\u00f0', "d"},
    {u'\u00f8', "o"},
    {u'\u00fe', "th"},
    {u'\u0111', "d"},
    {u'\u0131', "i"},
    {u'\u0142', "l"},
    {u'\u0153', "oe"},
}};

/// A letter in ASCII and lower case; empty for anything that is no letter or digit of it.
std::string plainLetter(QChar letter)
{
    const char16_t code = letter.toLower().unicode();
    if ((code >= u'a' && code <= u'z') || (code >= u'0' && code <= u'9'))
        return std::string(1, static_cast<char>(code));
    const auto found = std::ranges::find(plainLetters, code, &PlainLetters::letter);
    return found != plainLetters.end() ? std::string(found->plain) : std::string();
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
        const std::string plainText = plainLetter(letter);
        if (!plainText.empty())
            stem += plainText;
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
