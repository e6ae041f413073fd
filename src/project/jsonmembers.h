#pragma once

#include "core/base/result.h"
#include "core/geometry/point.h"
#include "project/jsonreader.h"
#include "project/jsonvalue.h"

#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace zonewright {

/// The members of a JSON object that a file's reader asks for by name. Every error's place is
/// `FILE: line N: /path/to/member`. Refers to the value, which must outlive it.
class JsonMembers
{
public:
    /// The members of `value`, which stands at `path` ("" for the whole text) of `file`; Malformed if it is no object.
    [[nodiscard]] static Result<JsonMembers> of(const JsonValue& value, std::string_view file, std::string path);

    /// A whole number from `low` to `high`: Missing, Malformed or OutOfRange otherwise.
    [[nodiscard]] Result<std::int64_t> integer(std::string_view key, std::int64_t low, std::int64_t high) const;

    /// A string, which may be empty: Missing or Malformed otherwise.
    [[nodiscard]] Result<std::string> text(std::string_view key) const;

    /// An object: Missing or Malformed otherwise.
    [[nodiscard]] Result<JsonMembers> object(std::string_view key) const;

    /// Whether there is such a member; null counts as one.
    [[nodiscard]] bool has(std::string_view key) const { return find(key) != nullptr; }

    /// Two whole numbers that fit in 32 bits, as `[x, y]`: Missing or Malformed otherwise.
    [[nodiscard]] Result<Point> point(std::string_view key) const;

    /// An array of at most `most` objects: Missing, Malformed, or OutOfRange for their number.
    [[nodiscard]] Result<std::vector<JsonMembers>>
    objects(std::string_view key, std::size_t most = static_cast<std::size_t>(mostJsonValues)) const;

    /// An array of at most `most` strings: Missing, Malformed, or OutOfRange for their number. An error in an element
    /// names its place.
    [[nodiscard]] Result<std::vector<std::string>> texts(std::string_view key, std::size_t most) const;

    /// The same of whole numbers from `low` to `high`; also OutOfRange for one of them.
    [[nodiscard]] Result<std::vector<std::int64_t>> integers(std::string_view key, std::size_t most, std::int64_t low,
                                                             std::int64_t high) const;

    /// The same of positions.
    [[nodiscard]] Result<std::vector<Point>> points(std::string_view key, std::size_t most) const;

    /// An object of at most `most` strings, in its order: Missing, Malformed or OutOfRange for their number.
    [[nodiscard]] Result<std::vector<std::pair<std::string, std::string>>> namedTexts(std::string_view key,
                                                                                      std::size_t most) const;

    /// true or false: Missing or Malformed otherwise.
    [[nodiscard]] Result<bool> flag(std::string_view key) const;

    /// An error of a rule's own check, whose place is a path from this object on (`/rooms/2/start`): the same error
    /// with its place in the file. The line is that of the deepest value of the path that is there.
    [[nodiscard]] Error located(Error error) const;

    /// Unknown for the first member whose key is none of `keys`.
    [[nodiscard]] Result<void> allowOnly(std::initializer_list<std::string_view> keys) const;

    /// `FILE: line N: PATH/KEY`, the line of the member, or of the object where there is no such member.
    [[nodiscard]] std::string place(std::string_view key) const;

private:
    JsonMembers(const JsonObject& members, int line, std::string_view file, std::string path);

    [[nodiscard]] const JsonValue* find(std::string_view key) const;
    [[nodiscard]] Result<const JsonValue*> require(std::string_view key) const;

    /// The elements of an array, each read by `read(value, place)`.
    template <typename T, typename Read>
    [[nodiscard]] Result<std::vector<T>> elements(std::string_view key, std::size_t most, Read read) const;

    const JsonObject* m_members;
    int m_line;
    std::string_view m_file;
    std::string m_path;
};

} // namespace zonewright
