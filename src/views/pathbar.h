#pragma once

#include "render/theme.h"

#include <QFrame>

class QPushButton;

namespace zonewright {

class Document;

/// The bar that stands over a floor while a path is drawn on one of its joints: which one, what the path would do as it
/// is, and what can be done with it. It shows and hides itself.
class PathBar : public QFrame
{
    Q_OBJECT

public:
    explicit PathBar(QWidget* parent = nullptr);

    /// The document outlives the bar.
    void setDocument(Document& document);

    void setTheme(Theme theme);

    /// What it says of the path: "does not join the rooms yet · 1 cell".
    [[nodiscard]] QString verdict() const;

    /// Pins the path and ends, or says why not and goes on.
    void pin();

Q_SIGNALS:
    /// An edit was refused; one sentence.
    void refused(const QString& sentence);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    class Says;

    QPushButton* addButton(const char* name);
    void setForPair();
    void follow();
    void translate();

    Document* m_document = nullptr;
    Says* m_says = nullptr;
    QPushButton* m_pin = nullptr;
    QPushButton* m_everywhere = nullptr;
    QPushButton* m_cancel = nullptr;
    bool m_isNarrow = true; ///< for long texts
};

} // namespace zonewright
