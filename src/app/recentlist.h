#pragma once

#include <QListView>

namespace zonewright {

/// The list of recent projects, as high as its rows: a click or Enter chooses one, the cross of a row or Delete takes
/// one off.
class RecentList : public QListView
{
    Q_OBJECT

public:
    explicit RecentList(QWidget* parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// The designer wants to open this file.
    void chosen(const QString& fileName);

    /// The designer wants it off the list.
    void removed(const QString& fileName);

protected:
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;

private:
    [[nodiscard]] static QString fileOf(const QModelIndex& index);
};

} // namespace zonewright
