#pragma once

#include "core/level/floorplan.h"

#include <QFrame>
#include <QPointer>

class QLabel;
class QLineEdit;
class QPushButton;
class QTableWidget;

namespace zonewright {

class Document;

/// Asks for the name and the properties of a marker, in a small window over the floor, beside its cell. Enter and Done
/// place or change it, as one step; Escape leaves all as it was, Remove takes it away. It goes with its floor; who
/// shows it lets it go with its tool too.
class MarkerPopup : public QFrame
{
    Q_OBJECT

public:
    explicit MarkerPopup(QWidget* parent);

    /// The document outlives the popup.
    void setDocument(Document& document);

    /// Shows itself for the custom marker at a cell of the floor in focus, or for a new one. Takes over what it held of
    /// another cell before; where that is refused, it goes on asking for that one.
    void ask(Point cell);

    /// Puts itself beside a rectangle of its parent, within it.
    void standBeside(const QRect& cell);

    [[nodiscard]] Point cell() const { return m_cell; }

    /// Places or changes the marker, and hides.
    void accept();

    /// The same where something was typed.
    void settle();

    /// Hides without a trace.
    void reject();

    /// Hides, and takes over what was typed if anything was and it can be: who typed went elsewhere.
    void leave();

Q_SIGNALS:
    /// It shows or hides itself.
    void turned();

    /// An edit was refused; one sentence.
    void refused(const QString& sentence);

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void makeParts();
    void translate();
    void follow();
    void show(const Marker& marker, bool isNew);
    void addRow(const QString& name, const QString& value);
    void keepEmptyRow();
    void remove();
    void close();
    [[nodiscard]] Marker written() const;

    Document* m_document = nullptr;
    ItemId m_floor = 0; ///< 0 while it is hidden
    Point m_cell;
    bool m_isNew = false;
    Marker m_shown;
    QPointer<QWidget> m_before; ///< that the keys go back to
    QLabel* m_title = nullptr;
    QLabel* m_nameLabel = nullptr;
    QLineEdit* m_name = nullptr;
    QTableWidget* m_properties = nullptr;
    QPushButton* m_remove = nullptr;
    QPushButton* m_cancel = nullptr;
    QPushButton* m_done = nullptr;
};

} // namespace zonewright
