#include "shots/stage.h"

#include "app/filecommands.h"
#include "core/walk/movestext.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QPixmap>

namespace zonewright::shots {

namespace {

constexpr qint64 longestWait = 60'000; // milliseconds

} // namespace

Stage::Stage(ThemeChoice theme, QSize size)
{
    m_window.setThemeChoice(theme);
    m_window.resize(size);
    m_window.show();
}

void Stage::openSample()
{
    m_window.files().openSample();
}

void Stage::walk(const char* moves)
{
    const std::vector<Direction> directions = parseMoves(moves).value();
    for (const Direction direction : directions)
        m_document.playback().walk(direction);
}

QImage Stage::picture(QWidget& widget)
{
    QElapsedTimer waiting;
    waiting.start();
    do {
        if (waiting.elapsed() > longestWait)
            return {};
        QApplication::processEvents(QEventLoop::AllEvents, 10);
    } while (!m_window.isSettled());
    return widget.grab().toImage();
}

} // namespace zonewright::shots
