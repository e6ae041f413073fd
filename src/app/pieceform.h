#pragma once

#include "core/dig/piecelist.h"
#include "document/commands/projectcommand.h"

#include <QString>
#include <QWidget>

#include <functional>
#include <memory>

class QComboBox;

namespace zonewright {

class Document;
class LimitedSpinBox;

namespace Ui {
class PieceForm;
}

/// The piece that is looked at, and what belongs to its list as a whole: each change is one step of the history,
/// numbers that are turned in a row are one together. What cannot be taken is told in a sentence, and stays in its
/// field until Esc or another piece. Fields keep their places, whatever the piece has: what it has not is disabled.
class PieceForm : public QWidget
{
    Q_OBJECT

public:
    explicit PieceForm(QWidget* parent = nullptr);
    ~PieceForm() override;

    /// What it shows, once; the document outlives it.
    void setUp(Document& document);

    /// Lets the name of the list be typed.
    void editListName();

    /// The height in logical pixels in which all fields are in sight.
    [[nodiscard]] int wholeHeight() const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

public Q_SLOTS:
    /// Takes what was typed and not taken yet, where it can be taken.
    void settle();

    /// Forgets it.
    void dropTyped();

Q_SIGNALS:
    /// Why something cannot be taken, in a sentence; empty when something was.
    void noted(const QString& sentence);

    /// What a change took along, in a sentence.
    void told(const QString& sentence);

protected:
    void showEvent(QShowEvent* event) override;

private:
    void makeFields();
    void connectKind();
    void connectNumbers();
    void connectRange(LimitedSpinBox& least, LimitedSpinBox& most, Limits Piece::* range);
    void connectRoom();
    void connectInhabitants();
    void connectList();
    void connectNumber(LimitedSpinBox& box, const std::function<void(int)>& take);

    void takeKind(const QString& typed);
    void takeListName(const QString& typed);
    void takeInhabitants();
    void addInhabitant();
    void removeInhabitants();
    bool change(const std::function<void(Piece&)>& edit, const QObject* turned = nullptr);
    bool note(const Result<void>& result);
    [[nodiscard]] Gesture gestureOf(const QObject* turned);

    void showWords();
    void showPiece();
    void showAll();
    void showRoom(const Piece& piece);
    void showInhabitants(const Piece& piece);
    void showList(const PieceList& list, const Piece& piece);
    void showRooms(QComboBox& box, const QString& none, const std::string& chosen, const Piece* but);
    [[nodiscard]] const Piece* piece() const;

    Document* m_document = nullptr;
    std::unique_ptr<Ui::PieceForm> m_ui;
    Gesture m_gesture = Gesture::None;
    const QObject* m_turned = nullptr; ///< the field that was turned last
    int m_turnedPlace = -1;            ///< of the piece that it was turned for
    int m_turnedStep = -1;             ///< where the history stood then
    int m_shownCount = -1;             ///< of the list's pieces, when they were shown last
    bool m_isStale = true;             ///< something happened out of sight
    bool m_isShowing = false;
};

} // namespace zonewright
