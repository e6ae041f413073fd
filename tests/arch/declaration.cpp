#include "arch/declaration.h"

#include "arch/sourcetext.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <optional>

namespace zonewright::arch {

namespace {

constexpr auto nowhere = std::string_view::npos;

/// The word at the start of a text, or nothing.
std::string_view firstWord(std::string_view text)
{
    const auto end = std::ranges::find_if_not(text, isWordByte);
    return text.substr(0, static_cast<std::size_t>(end - text.begin()));
}

/// Offset just after the bracket that matches the one at `open`, or the end of the text.
std::size_t afterGroup(std::string_view text, std::size_t open, char opening, char closing)
{
    int depth = 0;
    for (std::size_t at = open; at < text.size(); ++at) {
        if (text[at] == opening)
            ++depth;
        else if (text[at] == closing && --depth == 0)
            return at + 1;
    }
    return text.size();
}

/// Offset of the bracket that matches the one at the very end of the text, or nowhere.
std::size_t groupAtEnd(std::string_view text, char opening, char closing)
{
    int depth = 0;
    for (std::size_t at = text.size(); at > 0; --at) {
        if (text[at - 1] == closing)
            ++depth;
        else if (text[at - 1] == opening && --depth == 0)
            return at - 1;
    }
    return nowhere;
}

/// Offset just after the access specifier whose first word starts at `at`: `public:`, `private slots:`.
std::optional<std::size_t> afterAccess(std::string_view text, std::size_t at)
{
    constexpr std::array<std::string_view, 7> words{"public",    "protected", "private", "signals",
                                                    "Q_SIGNALS", "slots",     "Q_SLOTS"};
    while (at < text.size()) {
        const std::string_view word = firstWord(text.substr(at));
        if (std::ranges::find(words, word) == words.end())
            return std::nullopt;
        at = std::min(text.find_first_not_of(" \t\n", at + word.size()), text.size());
        if (text.substr(at).starts_with(':') && !text.substr(at).starts_with("::"))
            return at + 1;
    }
    return std::nullopt;
}

std::size_t afterLastAccess(std::string_view head)
{
    std::size_t last = 0;
    for (std::size_t at = 0; at < head.size(); ++at) {
        if (isWordByte(head[at]) && (at == 0 || !isWordByte(head[at - 1])))
            last = afterAccess(head, at).value_or(last);
    }
    return last;
}

std::size_t afterBlanks(std::string_view text, std::size_t at)
{
    return std::min(text.find_first_not_of(" \t\r\n", at), text.size());
}

/// Offset of what follows `Q_OBJECT`, `Q_PROPERTY(…)` and their like, which end without a semicolon.
std::size_t afterQtMacros(std::string_view head, std::size_t at)
{
    at = afterBlanks(head, at);
    while (head.substr(at).starts_with("Q_")) {
        at = afterBlanks(head, at + firstWord(head.substr(at)).size());
        if (head.substr(at).starts_with('('))
            at = afterBlanks(head, afterGroup(head, at, '(', ')'));
    }
    return at;
}

/// Without `template <…>`, attributes and alignments at the front.
std::string_view withoutPrefixes(std::string_view text)
{
    for (;;) {
        text = trimmed(text);
        const std::string_view word = firstWord(text);
        if (text.starts_with("[["))
            text.remove_prefix(afterGroup(text, 0, '[', ']'));
        else if (word == "template")
            text.remove_prefix(afterGroup(text, 0, '<', '>'));
        else if (word == "alignas")
            text.remove_prefix(afterGroup(text, 0, '(', ')'));
        else if (word == "inline" || word == "static" || word == "constexpr" || word == "const" || word == "export" ||
                 word == "typedef" || word == "friend")
            text.remove_prefix(word.size());
        else
            return text;
    }
}

bool isClassKey(std::string_view word)
{
    return word == "class" || word == "struct" || word == "union";
}

/// Turns `operator==` and the like to one word, so that their signs mean nothing to what reads on.
std::string withNamedOperators(std::string_view text)
{
    std::string result(text);
    for (std::size_t at = findWord(result, "operator"); at != nowhere; at = findWord(result, "operator", at + 1)) {
        const std::size_t signs = at + std::string_view("operator").size();
        const bool call = trimmed(std::string_view(result).substr(signs)).starts_with("()");
        const std::size_t open = result.find('(', call ? result.find('(', signs) + 1 : signs);
        if (open == nowhere)
            break;
        std::replace_if(
            result.begin() + static_cast<std::ptrdiff_t>(signs), result.begin() + static_cast<std::ptrdiff_t>(open),
            [](char byte) { return !isWordByte(byte); }, '_');
    }
    return result;
}

/// What a declaration is made of, outside of its brackets.
struct Shape
{
    std::size_t parameters = nowhere; ///< the first parenthesis
    std::size_t assignment = nowhere;
    std::size_t members = nowhere; ///< the colon before a constructor's member initialisers
    int open = 0;                  ///< parentheses that are not closed
};

bool isAssignment(std::string_view text, std::size_t at)
{
    constexpr std::string_view comparing = "=!<>+-*/%&|^";
    return text[at] == '=' && !text.substr(at + 1).starts_with('=') &&
           (at == 0 || comparing.find(text[at - 1]) == nowhere);
}

bool isSingleColon(std::string_view text, std::size_t at)
{
    return text[at] == ':' && !text.substr(at + 1).starts_with(':') && (at == 0 || text[at - 1] != ':');
}

/// Formatted code has blanks around a comparison and none before the bracket of a template's arguments.
bool opensArguments(std::string_view text, std::size_t at)
{
    return text[at] == '<' && at > 0 && isWordByte(text[at - 1]);
}

Shape shapeOf(std::string_view text)
{
    Shape shape;
    int angles = 0;
    for (std::size_t at = 0; at < text.size(); ++at) {
        const char byte = text[at];
        if (byte == '(') {
            if (shape.open++ == 0 && angles == 0 && shape.parameters == nowhere)
                shape.parameters = at;
        } else if (byte == ')') {
            --shape.open;
        } else if (shape.open > 0) {
            continue;
        } else if (opensArguments(text, at)) {
            ++angles;
        } else if (byte == '>' && angles > 0) {
            --angles;
        } else if (angles == 0 && shape.assignment == nowhere && isAssignment(text, at)) {
            shape.assignment = at;
        } else if (shape.parameters != nowhere && shape.members == nowhere && isSingleColon(text, at)) {
            shape.members = at;
        }
    }
    return shape;
}

/// Without what may stand between a lambda's parameters and its body.
std::string_view withoutLambdaSuffix(std::string_view text)
{
    const std::size_t arrow = text.rfind("->");
    if (arrow != nowhere && text.find_first_of("()={}", arrow) == nowhere)
        text = trimmed(text.substr(0, arrow));
    for (const std::string_view word : {"noexcept", "mutable", "constexpr"}) {
        if (text.ends_with(word))
            text = trimmed(text.substr(0, text.size() - word.size()));
    }
    return text;
}

/// Whether a text ends with a lambda's introducer, parameters and all: `[this](int x) -> bool`.
bool endsWithLambda(std::string_view text)
{
    text = withoutLambdaSuffix(trimmed(text));
    if (text.ends_with(')'))
        text = trimmed(text.substr(0, std::min(groupAtEnd(text, '(', ')'), text.size())));
    if (text.ends_with('>'))
        text = trimmed(text.substr(0, std::min(groupAtEnd(text, '<', '>'), text.size())));
    if (!text.ends_with(']'))
        return false;
    const std::size_t open = groupAtEnd(text, '[', ']');
    if (open == nowhere || text.substr(open).starts_with("[["))
        return false;
    const std::string_view before = trimmed(text.substr(0, open));
    return before.empty() || (!isWordByte(before.back()) && before.back() != ')' && before.back() != ']');
}

} // namespace

Declaration declarationIn(std::string_view head)
{
    const std::size_t start = afterQtMacros(head, afterLastAccess(head));
    return {std::string(trimmed(head.substr(start))), start};
}

BraceKind braceKind(std::string_view declaration)
{
    const std::string named = withNamedOperators(withoutPrefixes(declaration));
    const std::string_view text = trimmed(named);
    const std::string_view word = firstWord(text);
    if (word == "namespace" || text == "extern")
        return BraceKind::Namespace;
    if (isClassKey(word) && shapeOf(withoutPrefixes(text.substr(word.size()))).parameters == nowhere)
        return BraceKind::Type;
    const Shape shape = shapeOf(text);
    if (endsWithLambda(text))
        return BraceKind::Lambda;
    if (shape.open > 0 || shape.assignment != nowhere || shape.parameters == nowhere || word == "enum")
        return BraceKind::Table;
    const bool initialisesMember = isWordByte(text.back()) || text.back() == '>';
    return shape.members != nowhere && initialisesMember ? BraceKind::Table : BraceKind::Function;
}

std::string functionName(std::string_view declaration)
{
    const std::string_view text = withoutPrefixes(declaration);
    const std::string named = withNamedOperators(text);
    const std::size_t end = std::min(shapeOf(named).parameters, text.size());
    std::size_t start = end;
    while (start > 0 && (isWordByte(named[start - 1]) || named[start - 1] == ':' || named[start - 1] == '~'))
        --start;
    return std::string(trimmed(text.substr(start, end - start)));
}

} // namespace zonewright::arch
