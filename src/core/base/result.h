#pragma once

#include <tl/expected.hpp>

#include <cstdint>
#include <string>
#include <utility>

namespace zonewright {

/// What went wrong. The sentence a person reads is made from it at the edge, in the person's language.
enum class ErrorCode {
    NameEmpty,    ///< a name with nothing in it
    NameTooLong,  ///< a name of more than `high` code points; `value` is the number it has
    NotUtf8,      ///< bytes that are no UTF-8 text
    OutOfRange,   ///< a number outside `low` to `high`
    NotANumber,   ///< text that should be a decimal integer
    Malformed,    ///< text without the wanted form, which `expected` names
    Unknown,      ///< a word that is none of `expected`
    Missing,      ///< something that must be there and is not
    Duplicate,    ///< something given twice
    NewerVersion, ///< a file written by a later version; `high` is the last one known here
    NotJson,      ///< text that is no JSON; `value` is what should not stand there, empty where the text ends too early
    TooDeep,      ///< JSON with more than `high` arrays and objects within each other
    TooLarge,     ///< a file of more than `high` bytes, or of more than `high` of what `expected` names
    CannotRead,   ///< a file that cannot be read; `value` says why
    CannotWrite,  ///< a file that cannot be written; `value` says why
};

/// A failure with its place. `place` is an option (`--size`), a file, or a file with a place in it
/// (`world.zonewright: line 3: /world/size`); `value` is the offending value as it was given.
struct Error
{
    ErrorCode code{};
    std::string place;
    std::string value;
    std::string expected;
    std::int64_t low = 0;
    std::int64_t high = 0;

    friend bool operator==(const Error&, const Error&) = default;
};

/// What everything that can fail gives: a value or an Error. No exception crosses a library's border.
template <typename T>
using Result = tl::expected<T, Error>;

/// Makes the failing side of a Result.
[[nodiscard]] inline tl::unexpected<Error> failure(Error error)
{
    return tl::unexpected<Error>(std::move(error));
}

} // namespace zonewright
