#include "app/logchain.h"

#include <QEvent>
#include <QUrl>

namespace zonewright {

namespace {

constexpr int chainMargin = 5; // logical pixels around the text
const QString entryScheme = QStringLiteral("entry:");

} // namespace

LogChain::LogChain(QWidget* parent)
    : QTextBrowser(parent)
{
    setOpenLinks(false);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    document()->setDocumentMargin(chainMargin);
    connect(this, &QTextBrowser::anchorClicked, this, [this](const QUrl& url) {
        bool isEntry = false;
        const int entry = url.path().toInt(&isEntry);
        if (isEntry)
            Q_EMIT entryChosen(entry);
    });
    fitHeight();
}

void LogChain::showChain(const std::vector<Part>& parts)
{
    QString html;
    for (const Part& part : parts) {
        const QString text = part.text.toHtmlEscaped();
        html += html.isEmpty()
                    ? text
                    : QStringLiteral(" ← <a href=\"%1%2\">%3</a>").arg(entryScheme).arg(part.entry).arg(text);
    }
    setHtml(html);
}

void LogChain::showSentence(const QString& sentence)
{
    setHtml(sentence.toHtmlEscaped()); // not in the format of a link that was there
}

QSize LogChain::sizeHint() const
{
    return {0, maximumHeight()};
}

void LogChain::changeEvent(QEvent* event)
{
    QTextBrowser::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        fitHeight();
}

/// As much as two lines ask for, whatever they say, so that nothing jumps.
void LogChain::fitHeight()
{
    setFixedHeight(2 * fontMetrics().lineSpacing() + 2 * chainMargin + 2);
}

} // namespace zonewright
