#pragma once

#include <QListView>

namespace zonewright {

/// Lists rooms as cards beside and below each other. Delete asks to delete what is chosen, Enter to paint the current
/// room, F2 to name it.
class RoomsView : public QListView
{
    Q_OBJECT

public:
    explicit RoomsView(QWidget* parent = nullptr);

Q_SIGNALS:
    void deleteAsked();
    void paintAsked();
    void nameAsked();

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
};

} // namespace zonewright
