#pragma once

#include <QHash>
#include <QImage>
#include <QTextBrowser>
#include <QTextFormat>

#include <cstddef>
#include <vector>

namespace zonewright {

/// Shows a page of the handbook: text in the colours and the font of the interface, pictures never wider than there is
/// room.
class HandbookBrowser : public QTextBrowser
{
    Q_OBJECT

public:
    explicit HandbookBrowser(QWidget* parent = nullptr);

    /// Shows a page in Markdown from its beginning; `folder` is where its pictures are looked for.
    void showPage(const QString& markdown, const QString& folder);

    /// Shows a page in another language or in colours of the moment: what was read stays in view, by its heading where
    /// the text is another, and the words that were marked are.
    void renewPage(const QString& markdown, const QString& folder);

    /// Scrolls to a heading, counted from 0 for the title; to the beginning where there is none.
    void goToHeading(int heading);

    /// Marks the words of a query, and scrolls to the first one in this sentence, if it is there. None are marked for
    /// an empty query.
    void markWords(const QString& query, const QString& sentence = {});

    /// How many steps the text is larger than that of the interface; negative: smaller.
    [[nodiscard]] int textZoom() const { return m_textZoom; }

    void setTextZoom(int steps);

protected:
    QVariant loadResource(int type, const QUrl& name) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    /// What stands at the upper edge.
    struct ReadingPlace
    {
        std::size_t heading = 0; ///< the last one above, from 0
        double part = 0;         ///< of what follows it up to the next one, from 0 to 1, that is above
    };

    void setPage(const QString& markdown, const QString& folder);
    [[nodiscard]] std::vector<double> sectionTops() const;
    [[nodiscard]] ReadingPlace readingPlace() const;
    [[nodiscard]] int scrollOf(const ReadingPlace& place) const;
    void showMarks();
    void dress();
    void dressBlocks();
    void dressTables();
    void fitPictures();
    void fitPicture(int position, QTextImageFormat format, int room);
    void showFont();

    QString m_markdown;
    QString m_folder;
    QString m_marked;                  ///< the query whose words are marked
    QHash<QString, QImage> m_pictures; ///< of the page, as their files have them
    int m_textZoom = 0;
    int m_fittedWidth = 0; ///< of the viewport that the pictures are made for
};

} // namespace zonewright
