#pragma once

#include <QMenu>

namespace zonewright {

class RecentFiles;

/// The menu of the projects that were open last: a digit to press for each, the path cut to a reasonable width, those
/// that have vanished disabled, and at the end what empties the list.
class RecentMenu : public QMenu
{
    Q_OBJECT

public:
    /// `files` outlives the menu.
    explicit RecentMenu(RecentFiles& files, QWidget* parent = nullptr);

    /// Puts it into every menu that holds `action`, just after that.
    void placeAfter(const QAction& action);

Q_SIGNALS:
    /// The designer wants to open this file.
    void chosen(const QString& fileName);

private:
    void retranslate();
    void fill();

    RecentFiles& m_files;
};

} // namespace zonewright
