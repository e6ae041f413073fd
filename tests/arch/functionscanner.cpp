#include "arch/functionscanner.h"

#include "arch/declaration.h"
#include "arch/sourcetext.h"

#include <algorithm>
#include <cctype>
#include <utility>

namespace zonewright::arch {

namespace {

/// One pair of braces that is open.
struct Frame
{
    BraceKind kind = BraceKind::Table;
    bool inFunction = false; ///< whether it is or stands within a function's body
    int line = 0;            ///< of the opening brace
    bool statement = false;  ///< whether a semicolon stands in it
    int tableLines = 0;      ///< inner lines of the tables in it
    std::string head;        ///< what stood before it, to go on with after a table or a lambda
    int headLine = 0;
    Function function;
};

class Scanner
{
public:
    explicit Scanner(std::string_view source)
        : m_code(codeOnly(source))
    {
    }

    FunctionScan run()
    {
        for (const char byte : m_code) {
            if (byte == '{')
                open();
            else if (byte == '}')
                close();
            else if (byte == ';')
                endStatement();
            else
                readHead(byte);
            m_line += byte == '\n' ? 1 : 0;
        }
        m_scan.balanced = m_scan.balanced && m_frames.empty();
        return std::move(m_scan);
    }

private:
    [[nodiscard]] bool inFunction() const { return !m_frames.empty() && m_frames.back().inFunction; }

    void readHead(char byte)
    {
        if (inFunction() || (m_head.empty() && std::isspace(static_cast<unsigned char>(byte)) != 0))
            return;
        if (m_head.empty())
            m_headLine = m_line;
        m_head += byte;
    }

    void endStatement()
    {
        m_head.clear();
        if (!m_frames.empty())
            m_frames.back().statement = true;
    }

    void open()
    {
        Frame frame;
        frame.line = m_line;
        frame.inFunction = inFunction();
        if (!frame.inFunction) {
            const Declaration declaration = declarationIn(m_head);
            frame.kind = braceKind(declaration.text);
            frame.inFunction = frame.kind == BraceKind::Function || frame.kind == BraceKind::Lambda;
            if (frame.kind == BraceKind::Function) {
                const int skipped = lineAt(m_head, declaration.skipped) - 1;
                frame.function = {functionName(declaration.text), m_headLine + skipped, 0};
            } else {
                frame.function = {"lambda", m_line, 0};
            }
            frame.head = std::exchange(m_head, {});
            frame.headLine = m_headLine;
        }
        m_frames.push_back(std::move(frame));
    }

    void close()
    {
        if (m_frames.empty()) {
            m_scan.balanced = false;
            return;
        }
        const Frame frame = std::move(m_frames.back());
        m_frames.pop_back();
        m_head.clear();
        const bool startsFunction = frame.inFunction && !inFunction();
        if (startsFunction) {
            m_scan.functions.push_back(frame.function);
            m_scan.functions.back().lines = m_line - frame.function.line + 1 - frame.tableLines;
        } else if (!m_frames.empty()) {
            Frame& around = m_frames.back();
            around.statement = around.statement || frame.statement;
            around.tableLines += frame.statement ? frame.tableLines : std::max(m_line - frame.line - 1, 0);
        }
        if (!frame.inFunction || startsFunction)
            resume(frame);
    }

    /// A declaration goes on after a table or a lambda in it.
    void resume(const Frame& frame)
    {
        if (frame.kind == BraceKind::Table || frame.kind == BraceKind::Lambda) {
            m_head = frame.head + "{}";
            m_headLine = frame.headLine;
        }
    }

    std::string m_code;
    std::vector<Frame> m_frames;
    std::string m_head;
    int m_headLine = 0;
    int m_line = 1;
    FunctionScan m_scan;
};

} // namespace

FunctionScan scanFunctions(std::string_view source)
{
    return Scanner(source).run();
}

} // namespace zonewright::arch
