#include "views/pathbar.h"

#include "document/document.h"
#include "document/languagechange.h"
#include "models/floorcellwords.h"
#include "models/words.h"
#include "project/errortext.h"
#include "render/palette.h"

#include <QApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPainter>
#include <QPainterPath>
#include <QPushButton>

#include <algorithm>
#include <utility>

namespace zonewright {

namespace {

// Logical pixels.
constexpr int widthForLongTexts = 560;
constexpr int widthForEverywhere = 460; ///< it is in the menu too
constexpr int verdictSign = 16;
constexpr int verdictGap = 6;
constexpr int leastSaysWidth = 60;

/// A tick in a disc, or an exclamation mark in a triangle.
void paintVerdictSign(QPainter& painter, const QRectF& sign, bool joins, Theme theme)
{
    const JointColors& colors = jointColors(theme);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(sign.topLeft());
    painter.scale(sign.width() / 16.0, sign.height() / 16.0);
    painter.setPen(QPen(colors.ink, 1.0, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(joins ? colors.path : colors.blocked);
    if (joins)
        painter.drawEllipse(QRectF(1, 1, 14, 14));
    else
        painter.drawPolygon(QPolygonF({{8, 1.2}, {15.2, 14.6}, {0.8, 14.6}}));
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(colors.ink, 1.8, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    if (joins) {
        painter.drawPolyline(QPolygonF({{4.6, 8.4}, {7.1, 10.8}, {11.4, 5.6}}));
    } else {
        painter.drawLine(QPointF(8, 6.2), QPointF(8, 9.6));
        painter.drawPoint(QPointF(8, 12.2));
    }
    painter.restore();
}

} // namespace

/// The title over the verdict, cut where there is no room.
class PathBar::Says : public QWidget
{
public:
    explicit Says(QWidget* parent)
        : QWidget(parent)
    {
        setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    }

    void say(const QString& title, const QString& verdict, bool joins)
    {
        m_title = title;
        m_verdict = verdict;
        m_joins = joins;
        setAccessibleName(title);
        setAccessibleDescription(verdict);
        setToolTip(title + QLatin1Char('\n') + verdict);
        update();
    }

    void setTheme(Theme theme)
    {
        m_theme = theme;
        update();
    }

    [[nodiscard]] const QString& verdict() const { return m_verdict; }

    [[nodiscard]] QSize sizeHint() const override { return {300, 2 * lineHeight()}; }

    [[nodiscard]] QSize minimumSizeHint() const override { return {leastSaysWidth, 2 * lineHeight()}; }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        const int line = height() / 2;
        QFont bold = font();
        bold.setWeight(QFont::DemiBold);
        painter.setFont(bold);
        painter.setPen(palette().color(QPalette::WindowText));
        painter.drawText(QRect(0, 0, width(), line), Qt::AlignVCenter | Qt::AlignLeft,
                         QFontMetrics(bold).elidedText(m_title, Qt::ElideRight, width()));
        painter.setFont(font());
        paintVerdictSign(painter, QRectF(0, line + (line - verdictSign) / 2.0, verdictSign, verdictSign), m_joins,
                         m_theme);
        const int left = verdictSign + verdictGap;
        painter.drawText(QRect(left, line, width() - left, line), Qt::AlignVCenter | Qt::AlignLeft,
                         fontMetrics().elidedText(m_verdict, Qt::ElideRight, width() - left));
    }

private:
    [[nodiscard]] int lineHeight() const { return std::max(fontMetrics().height(), verdictSign) + 1; }

    QString m_title;
    QString m_verdict;
    bool m_joins = false;
    Theme m_theme = Theme::Light;
};

PathBar::PathBar(QWidget* parent)
    : QFrame(parent)
    , m_says(new Says(this))
{
    setObjectName(QStringLiteral("pathBar"));
    setAttribute(Qt::WA_StyledBackground);
    setCursor(Qt::ArrowCursor);
    m_says->setObjectName(QStringLiteral("pathSays"));
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(10, 4, 6, 4);
    layout->setSpacing(6);
    layout->addWidget(m_says, 1);
    m_pin = addButton("pathPin");
    m_everywhere = addButton("pathEverywhere");
    m_cancel = addButton("pathCancel");
    m_everywhere->hide(); // until there is room
    connect(m_pin, &QPushButton::clicked, this, &PathBar::pin);
    connect(m_everywhere, &QPushButton::clicked, this, &PathBar::setForPair);
    connect(m_cancel, &QPushButton::clicked, this, [this] { m_document->pathDraft().cancel(); });
    translate();
    hide();
    whenLanguageChanges(*this, [this] { translate(); });
}

/// The keys stay with the floor; Tab goes to the buttons.
QPushButton* PathBar::addButton(const char* name)
{
    auto* button = new QPushButton(this);
    button->setObjectName(QString::fromLatin1(name));
    button->setFocusPolicy(Qt::TabFocus);
    layout()->addWidget(button);
    return button;
}

void PathBar::setDocument(Document& document)
{
    m_document = &document;
    connect(&document.pathDraft(), &PathDraft::changed, this, &PathBar::follow);
    follow();
}

void PathBar::setTheme(Theme theme)
{
    m_says->setTheme(theme);
}

QString PathBar::verdict() const
{
    return m_says->verdict();
}

void PathBar::pin()
{
    PathDraft& draft = m_document->pathDraft();
    if (draft.isActive() && !draft.pin())
        Q_EMIT refused(pathPinRefusal(draft));
}

void PathBar::setForPair()
{
    PathDraft& draft = m_document->pathDraft();
    if (!draft.isActive())
        return;
    if (draft.cells().empty() || draft.fault() != ProblemReason::None)
        Q_EMIT refused(pathPinRefusal(draft));
    else if (const auto set = draft.setForPair(); !set)
        Q_EMIT refused(capitalised(errorText(set.error())) + QLatin1Char('.'));
}

void PathBar::follow()
{
    const PathDraft& draft = m_document->pathDraft();
    if (!draft.isActive()) {
        const QWidget* keys = QApplication::focusWidget();
        const bool hadKeys = keys != nullptr && isAncestorOf(keys);
        hide();
        if (hadKeys)
            parentWidget()->setFocus();
        return;
    }
    const bool joins = !draft.cells().empty() && draft.fault() == ProblemReason::None;
    m_says->say(pathTitle(*m_document), pathVerdict(draft), joins);
    const auto forPair = draft.canSetForPair();
    m_everywhere->setEnabled(forPair.has_value());
    m_everywhere->setToolTip(
        forPair ? tr("Write this path into the catalogue, for this pair of rooms everywhere")
                : tr("Only a pair without candidates, of a catalogue in the project, has a path everywhere"));
    show();
    raise();
}

void PathBar::translate()
{
    m_pin->setText(tr("Pin"));
    m_pin->setToolTip(tr("Pin this path on the joint (Enter)"));
    m_everywhere->setText(m_isNarrow ? tr("Everywhere") : tr("For this pair everywhere"));
    m_everywhere->setToolTip(tr("Write this path into the catalogue, for this pair of rooms everywhere"));
    m_cancel->setText(tr("Cancel"));
    m_cancel->setToolTip(tr("Leave the joint as it is (Esc)"));
    for (QPushButton* button : {m_pin, m_everywhere, m_cancel})
        button->setAccessibleDescription(button->toolTip());
    if (m_document != nullptr && m_document->pathDraft().isActive())
        follow();
}

void PathBar::keyPressEvent(QKeyEvent* event)
{
    auto* button = qobject_cast<QPushButton*>(focusWidget());
    if (event->key() == Qt::Key_Escape)
        m_document->pathDraft().cancel();
    else if ((event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) && button != nullptr)
        button->click();
    else
        QFrame::keyPressEvent(event);
}

void PathBar::resizeEvent(QResizeEvent* event)
{
    QFrame::resizeEvent(event);
    m_isNarrow = width() < widthForLongTexts;
    m_everywhere->setVisible(width() >= widthForEverywhere);
    translate();
    layout()->activate();
}

} // namespace zonewright
