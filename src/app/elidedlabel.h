#pragma once

#include <QLabel>

namespace zonewright {

/// Plain text that asks for no width, on one line unless it is said how many it always has: what does not fit is left
/// out, in its middle unless it is said where, and the tool tip tells the whole, before a tip of its own, plain text as
/// well. `text` stays the whole text.
class ElidedLabel : public QLabel
{
    Q_OBJECT

public:
    explicit ElidedLabel(QWidget* parent = nullptr);

    void setElideMode(Qt::TextElideMode mode);

    /// Has room for so many lines, which the text is broken into; what is too much is left out of the last one.
    void setLines(int lines);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

    /// The text as it is shown, line by line.
    [[nodiscard]] QStringList shownLines() const;

protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;

private:
    [[nodiscard]] int heightOfLines() const;

    Qt::TextElideMode m_elideMode = Qt::ElideMiddle;
    int m_lines = 1;
};

} // namespace zonewright
