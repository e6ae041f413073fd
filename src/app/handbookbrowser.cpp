#include "app/handbookbrowser.h"

#include "models/handbookindex.h"

#include <QAbstractTextDocumentLayout>
#include <QApplication>
#include <QEvent>
#include <QFontDatabase>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextFrame>
#include <QTextTable>

#include <algorithm>
#include <cmath>
#include <vector>

namespace zonewright {

namespace {

constexpr int pageMargin = 24;      // logical pixels
constexpr int widestText = 960;     // longer lines are hard to follow
constexpr int cellPadding = 5;      // of tables
constexpr double zoomStep = 1.1;    // of the text
constexpr int mostZoomSteps = 12;   // either way
constexpr double headingAbove = 18; // logical pixels
constexpr double headingBelow = 6;

/// Text of one format.
struct TextPart
{
    int from = 0;
    int length = 0;
    QTextCharFormat format;
};

/// All of them, before any is changed, which may unite them.
std::vector<TextPart> partsOf(const QTextDocument& document)
{
    std::vector<TextPart> parts;
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        for (auto part = block.begin(); !part.atEnd(); ++part) {
            const QTextFragment fragment = part.fragment();
            parts.push_back(
                {.from = fragment.position(), .length = fragment.length(), .format = fragment.charFormat()});
        }
    }
    return parts;
}

QTextCursor cursorOf(QTextDocument& document, int from, int length)
{
    QTextCursor cursor(&document);
    cursor.setPosition(from);
    cursor.setPosition(from + length, QTextCursor::KeepAnchor);
    return cursor;
}

bool isCodeBlock(const QTextBlock& block)
{
    return block.blockFormat().hasProperty(QTextFormat::BlockCodeFence) ||
           block.blockFormat().hasProperty(QTextFormat::BlockCodeLanguage);
}

} // namespace

HandbookBrowser::HandbookBrowser(QWidget* parent)
    : QTextBrowser(parent)
{
    setOpenLinks(false); // whoever shows the pages follows them
    setUndoRedoEnabled(false);
    setFrameShape(QFrame::NoFrame);
    setTabChangesFocus(false); // Tab goes from link to link
}

void HandbookBrowser::showPage(const QString& markdown, const QString& folder)
{
    m_marked.clear();
    setPage(markdown, folder);
    verticalScrollBar()->setValue(0);
}

void HandbookBrowser::renewPage(const QString& markdown, const QString& folder)
{
    const bool isSameText = markdown == m_markdown;
    const int scrolled = verticalScrollBar()->value();
    const int cursor = textCursor().position();
    const ReadingPlace place = readingPlace();
    setPage(markdown, folder);
    if (isSameText)
        setTextCursor(cursorOf(*document(), cursor, 0)); // links are gone through from there
    verticalScrollBar()->setValue(isSameText ? scrolled : scrollOf(place));
}

void HandbookBrowser::setPage(const QString& markdown, const QString& folder)
{
    m_markdown = markdown;
    m_folder = folder;
    m_pictures.clear();
    setExtraSelections({});
    setMarkdown(markdown);
    dress();
    showMarks();
}

/// Of the title, which has what stands before it, of each heading after it, and the end.
std::vector<double> HandbookBrowser::sectionTops() const
{
    std::vector<double> tops;
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
        if (block.blockFormat().headingLevel() > 0)
            tops.push_back(tops.empty() ? 0 : document()->documentLayout()->blockBoundingRect(block).top());
    }
    if (tops.empty())
        tops.push_back(0);
    tops.push_back(std::max(tops.back() + 1, document()->documentLayout()->documentSize().height()));
    return tops;
}

HandbookBrowser::ReadingPlace HandbookBrowser::readingPlace() const
{
    const std::vector<double> tops = sectionTops();
    const double scrolled = verticalScrollBar()->value() + headingBelow; // headings are gone to with some room above
    const auto next = std::upper_bound(tops.begin() + 1, tops.end() - 1, scrolled);
    const double from = *(next - 1);
    return {.heading = static_cast<std::size_t>(next - tops.begin() - 1), .part = (scrolled - from) / (*next - from)};
}

int HandbookBrowser::scrollOf(const ReadingPlace& place) const
{
    const std::vector<double> tops = sectionTops();
    if (place.heading + 1 >= tops.size())
        return 0;
    const double from = tops[place.heading];
    return static_cast<int>(std::lround(from + place.part * (tops[place.heading + 1] - from) - headingBelow));
}

void HandbookBrowser::goToHeading(int heading)
{
    int top = 0; // the title stands at the very beginning
    int seen = -1;
    for (QTextBlock block = document()->begin(); block.isValid() && heading > 0; block = block.next()) {
        if (block.blockFormat().headingLevel() == 0 || ++seen < heading)
            continue;
        top = static_cast<int>(document()->documentLayout()->blockBoundingRect(block).top() - headingBelow);
        setTextCursor(QTextCursor(block)); // links are gone through from there
        break;
    }
    verticalScrollBar()->setValue(top);
}

void HandbookBrowser::markWords(const QString& query, const QString& sentence)
{
    m_marked = query;
    showMarks();
    QTextCursor target;
    for (QTextBlock block = document()->begin(); block.isValid() && target.isNull(); block = block.next()) {
        const bool isRow = !block.text().isEmpty() && sentence.contains(block.text()); // each cell is a block
        const int start = isRow ? 0 : static_cast<int>(block.text().indexOf(sentence));
        for (const TextRange& range : markedWords(query, block.text())) {
            if (target.isNull() && start >= 0 && range.from >= start)
                target = cursorOf(*document(), block.position() + range.from, 0);
        }
    }
    if (extraSelections().empty())
        return;
    if (target.isNull()) {
        target = extraSelections().constFirst().cursor;
        target.setPosition(target.selectionStart());
    }
    setTextCursor(target);
    ensureCursorVisible();
}

void HandbookBrowser::showMarks()
{
    QList<ExtraSelection> selections;
    for (QTextBlock block = document()->begin(); block.isValid() && !m_marked.isEmpty(); block = block.next()) {
        for (const TextRange& range : markedWords(m_marked, block.text())) {
            ExtraSelection selection;
            selection.cursor = cursorOf(*document(), block.position() + range.from, range.length);
            selection.format.setBackground(palette().highlight());
            selection.format.setForeground(palette().highlightedText());
            selection.format.setFontUnderline(true); // colour is not the only sign
            selections << selection;
        }
    }
    setExtraSelections(selections);
}

void HandbookBrowser::setTextZoom(int steps)
{
    m_textZoom = std::clamp(steps, -mostZoomSteps, mostZoomSteps);
    showFont();
}

/// Pictures are given by fitPictures(); what is asked for before is there in its own size.
QVariant HandbookBrowser::loadResource(int type, const QUrl& name)
{
    if (type != QTextDocument::ImageResource || !name.isRelative())
        return {};
    return QImage(m_folder + name.path());
}

void HandbookBrowser::resizeEvent(QResizeEvent* event)
{
    QTextBrowser::resizeEvent(event);
    if (m_fittedWidth != viewport()->width())
        fitPictures();
}

/// The importer of Markdown gives some text colours and fonts of its own, of the moment.
void HandbookBrowser::changeEvent(QEvent* event)
{
    QTextBrowser::changeEvent(event);
    if (event->type() == QEvent::ApplicationFontChange)
        showFont();
    if (event->type() == QEvent::PaletteChange && !m_markdown.isEmpty())
        renewPage(m_markdown, m_folder);
}

void HandbookBrowser::dress()
{
    dressBlocks();
    dressTables();
    fitPictures();
}

void HandbookBrowser::dressBlocks()
{
    for (TextPart& part : partsOf(*document())) {
        if (!part.format.fontFixedPitch())
            continue;
        part.format.clearProperty(QTextFormat::FontPointSize); // it grows with the text around
        part.format.clearProperty(QTextFormat::FontPixelSize);
        cursorOf(*document(), part.from, part.length).setCharFormat(part.format);
    }
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
        QTextBlockFormat format = block.blockFormat();
        if (format.headingLevel() > 0) {
            format.setTopMargin(block.previous().isValid() ? headingAbove : 0);
            format.setBottomMargin(headingBelow);
        }
        if (isCodeBlock(block))
            format.setBackground(palette().alternateBase());
        QTextCursor(block).setBlockFormat(format);
    }
}

void HandbookBrowser::dressTables()
{
    for (QTextFrame* frame : document()->rootFrame()->childFrames()) {
        auto* table = qobject_cast<QTextTable*>(frame);
        if (table == nullptr)
            continue;
        QTextTableFormat format = table->format();
        format.setCellPadding(cellPadding);
        format.setCellSpacing(0);
        format.setBorderCollapse(true);
        format.setBorderBrush(palette().mid());
        format.setBorderStyle(QTextFrameFormat::BorderStyle_Solid);
        format.setBorder(1);
        format.setBottomMargin(headingBelow * 2);
        table->setFormat(format);
    }
}

/// Pictures and text have the same left and right border.
void HandbookBrowser::fitPictures()
{
    m_fittedWidth = viewport()->width();
    const int room = std::clamp(m_fittedWidth - 2 * pageMargin, 1, widestText);
    QTextFrameFormat page = document()->rootFrame()->frameFormat();
    page.setMargin(pageMargin);
    page.setRightMargin(std::max(pageMargin, m_fittedWidth - pageMargin - widestText));
    document()->rootFrame()->setFrameFormat(page);
    for (const TextPart& part : partsOf(*document())) {
        if (part.format.isImageFormat())
            fitPicture(part.from, part.format.toImageFormat(), room);
    }
}

void HandbookBrowser::fitPicture(int position, QTextImageFormat format, int room)
{
    QImage& whole = m_pictures[format.name()];
    if (whole.isNull())
        whole = QImage(m_folder + format.name()).convertToFormat(QImage::Format_RGB32);
    if (whole.isNull())
        return;
    const QSize size = whole.width() <= room
                           ? whole.size()
                           : QSize(room, std::max(1, whole.height() * room / whole.width())); // logical pixels
    document()->addResource(QTextDocument::ImageResource, QUrl(format.name()),
                            whole.scaled(size * devicePixelRatioF(), Qt::IgnoreAspectRatio, Qt::SmoothTransformation));
    format.setWidth(size.width());
    format.setHeight(size.height());
    cursorOf(*document(), position, 1).setCharFormat(format);
}

void HandbookBrowser::showFont()
{
    QFont font = QApplication::font(this);
    const double factor = std::pow(zoomStep, m_textZoom);
    if (font.pointSizeF() > 0)
        font.setPointSizeF(font.pointSizeF() * factor);
    else
        font.setPixelSize(std::max(1, static_cast<int>(std::lround(font.pixelSize() * factor))));
    setFont(font);
}

} // namespace zonewright
