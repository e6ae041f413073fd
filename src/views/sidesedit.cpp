#include "views/sidesedit.h"

#include "core/dig/digside.h"
#include "document/languagechange.h"
#include "models/piecewords.h"

#include <QGridLayout>
#include <QKeyEvent>
#include <QToolButton>

namespace zonewright {

namespace {

constexpr QSize sideSwitch(26, 22); // logical pixels

} // namespace

SidesEdit::SidesEdit(QWidget* parent)
    : QWidget(parent)
    , m_picture(new PiecePicture(this))
{
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins({});
    grid->setSpacing(0);
    grid->addWidget(m_picture, 1, 1, Qt::AlignCenter);
    for (const DigSide side : digSides) {
        auto* button = new QToolButton(this);
        button->setCheckable(true);
        button->setFocusPolicy(Qt::StrongFocus);
        button->setFixedSize(sideSwitch);
        button->installEventFilter(this);
        const Point away = step(side);
        grid->addWidget(button, 1 + away.y, 1 + away.x, Qt::AlignCenter);
        m_switches[static_cast<std::size_t>(side)] = button;
        connect(button, &QAbstractButton::clicked, this, [this] { Q_EMIT sidesEdited(sides()); });
    }
    grid->setColumnStretch(3, 1);
    const auto [north, east, south, west] = m_switches;
    setTabOrder(north, west); // as they stand, row by row
    setTabOrder(west, east);
    setTabOrder(east, south);
    retranslate();
    whenLanguageChanges(*this, [this] { retranslate(); });
}

void SidesEdit::retranslate()
{
    const std::array<QString, 4> names{tr("North side"), tr("East side"), tr("South side"), tr("West side")};
    for (const DigSide side : digSides) {
        QToolButton& button = *m_switches[static_cast<std::size_t>(side)];
        button.setText(sidesText(sideBit(side)));
        button.setAccessibleName(names[static_cast<std::size_t>(side)]);
        button.setToolTip(tr("%1: pieces may be attached there").arg(names[static_cast<std::size_t>(side)]));
    }
}

void SidesEdit::setLook(const PieceLook& look)
{
    m_picture->setLook(look);
    for (const DigSide side : digSides)
        m_switches[static_cast<std::size_t>(side)]->setChecked(holds(look.sides, side));
}

SideSet SidesEdit::sides() const
{
    SideSet sides = 0;
    for (const DigSide side : digSides) {
        if (m_switches[static_cast<std::size_t>(side)]->isChecked())
            sides = static_cast<SideSet>(sides | sideBit(side));
    }
    return sides;
}

bool SidesEdit::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const auto goTo = [this](DigSide side) {
        m_switches[static_cast<std::size_t>(side)]->setFocus(Qt::OtherFocusReason);
        return true;
    };
    switch (static_cast<QKeyEvent*>(event)->key()) {
    case Qt::Key_Up:
        return goTo(DigSide::North);
    case Qt::Key_Right:
        return goTo(DigSide::East);
    case Qt::Key_Down:
        return goTo(DigSide::South);
    case Qt::Key_Left:
        return goTo(DigSide::West);
    default:
        return QWidget::eventFilter(watched, event);
    }
}

} // namespace zonewright
