#pragma once

#include <QTextBrowser>

#include <vector>

namespace zonewright {

/// Two lines below the log: how an entry came about, from the entry back to where it began, each part a link for the
/// mouse and for Tab and Enter; or a sentence about something else.
class LogChain : public QTextBrowser
{
    Q_OBJECT

public:
    struct Part
    {
        int entry = 0;
        QString text;
    };

    explicit LogChain(QWidget* parent = nullptr);

    /// The first part is the entry itself, and no link.
    void showChain(const std::vector<Part>& parts);

    void showSentence(const QString& sentence);

    [[nodiscard]] QSize sizeHint() const override;

Q_SIGNALS:
    void entryChosen(int entry);

protected:
    void changeEvent(QEvent* event) override;

private:
    void fitHeight();
};

} // namespace zonewright
