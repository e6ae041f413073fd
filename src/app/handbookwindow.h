#pragma once

#include "app/handbookfiles.h"

#include <QWidget>

#include <memory>
#include <vector>

class QAction;
class QListWidgetItem;
class QSettings;
class QToolButton;
class QTreeWidgetItem;
class QUrl;

namespace zonewright {

namespace Ui {
class HandbookWindow;
}

/// Where the handbook can be open.
struct HandbookPlace
{
    QString page;    ///< name
    int heading = 0; ///< of its headings, in order; 0 is the title

    friend bool operator==(const HandbookPlace&, const HandbookPlace&) = default;
};

/// The handbook in a window of its own: contents and search at the left, the page at the right; in a narrow window they
/// take turns. It follows the language of the interface, and does not keep the program running.
class HandbookWindow : public QWidget
{
    Q_OBJECT

public:
    explicit HandbookWindow(QWidget* parent = nullptr);
    ~HandbookWindow() override;

    /// Opens a page, as a link to it would; an unknown one gives the first page.
    void open(const HandbookPlace& place);

    /// The page that is open.
    [[nodiscard]] const HandbookPlace& place() const { return m_history[m_at].place; }

    /// Shows the contents instead of what was searched for.
    void endSearch();

    /// Size, place and text size are those of the last time, and are kept from now on.
    void keepIn(QSettings& settings);

Q_SIGNALS:
    /// Another page or another part of it is shown.
    void placeChanged();

protected:
    void hideEvent(QHideEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    struct Visit
    {
        HandbookPlace place;
        int scrolled = 0; ///< when it was left
    };

    void makeActions();
    QAction* addAction(QToolButton& button, const char* icon, const QList<QKeySequence>& keys);
    void nameActions();
    void retranslate();
    void arrange();
    void takeSideWidth();
    void showContents();
    void showPlace();
    void showTitle();
    void go(int steps);
    void followLink(const QUrl& link);
    void find();
    void openHit(const QListWidgetItem* item);
    void moveInHits(int rows);
    void openEntry(const QTreeWidgetItem* item);
    void showEntry();
    void keep();
    [[nodiscard]] HandbookPlace existing(const HandbookPlace& place) const;

    std::unique_ptr<Ui::HandbookWindow> m_ui;
    Handbook m_handbook;
    HandbookIndex m_index;
    std::vector<HandbookHit> m_hits;
    std::vector<Visit> m_history;
    std::size_t m_at = 0;      ///< in the history
    QAction* m_list = nullptr; ///< contents or search instead of the page, in a narrow window
    QAction* m_back = nullptr;
    QAction* m_forward = nullptr;
    QAction* m_home = nullptr;
    QAction* m_smaller = nullptr;
    QAction* m_larger = nullptr;
    QSettings* m_settings = nullptr;
    int m_sideWidth = 0; ///< of contents and search beside the page
};

} // namespace zonewright
