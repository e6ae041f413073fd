#include "app/worldbar.h"

#include "app/iconengine.h"
#include "app/wheelfocus.h"
#include "document/languagechange.h"
#include "models/plaintip.h"
#include "models/sentence.h"
#include "project/errortext.h"
#include "project/worldname.h"
#include "ui_worldbar.h"

#include <QKeyEvent>
#include <QLabel>
#include <QSignalBlocker>
#include <QStyle>

#include <algorithm>

namespace zonewright {

namespace {

constexpr int messageSignSide = 16; // logical pixels
constexpr int noteWidth = 320;      // at most; a longer sentence is wrapped
constexpr int noteGap = 4;          // between the field and its note

QLabel* makeNote(QWidget* bar)
{
    auto* note = new QLabel(bar);
    note->setObjectName(QStringLiteral("messageLabel"));
    note->setProperty("note", true); // for the style sheet
    note->setTextFormat(Qt::PlainText);
    note->setWordWrap(true);
    note->setAttribute(Qt::WA_TransparentForMouseEvents);
    note->hide();
    return note;
}

} // namespace

WorldBar::WorldBar(QAction* randomName, QAction* copySeed, QWidget* parent)
    : QWidget(parent)
    , m_ui(std::make_unique<Ui::WorldBar>())
{
    m_ui->setupUi(this);
    setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Preferred);
    m_ui->diceButton->setDefaultAction(randomName);
    m_ui->copyButton->setDefaultAction(copySeed);
    m_ui->worldSize->setRange(worldSizeLimits.low, worldSizeLimits.high);
    m_ui->zoneSize->setRange(zoneSizeLimits.low, zoneSizeLimits.high);
    QSizePolicy place = m_ui->messageIcon->sizePolicy();
    place.setRetainSizeWhenHidden(true);
    m_ui->messageIcon->setSizePolicy(place);
    m_ui->messageIcon->setFixedWidth(messageSignSide);
    m_note = makeNote(this);
    m_ui->nameEdit->installEventFilter(this);
    connect(m_ui->nameEdit, &QLineEdit::textEdited, this, &WorldBar::checkName);
    connect(m_ui->nameEdit, &QLineEdit::editingFinished, this, &WorldBar::takeName);
    connect(m_ui->nameEdit, &QLineEdit::returnPressed, this, &WorldBar::finishName);
    connectSize(*m_ui->worldSize);
    connectSize(*m_ui->zoneSize);
    showMessage({});
    showWords();
    whenLanguageChanges(*this, [this] {
        m_ui->retranslateUi(this);
        showWords();
    });
}

/// Those that are not in the form.
void WorldBar::showWords()
{
    m_ui->worldSize->setUnit(tr("%1 zones"));
    m_ui->zoneSize->setUnit(tr("%1 cells"));
    m_note->setAccessibleDescription(tr("What is wrong with the name or the size"));
    if (m_wrong == m_ui->nameEdit)
        checkName();
    else if (auto* size = qobject_cast<ExponentSpinBox*>(m_wrong))
        checkSize(*size);
    else
        showMessage({});
}

WorldBar::~WorldBar() = default;

void WorldBar::connectSize(ExponentSpinBox& size)
{
    wheelNeedsFocus(size);
    connect(&size, &QSpinBox::valueChanged, this, [this, &size] { takeSizes(size); });
    connect(&size, &ExponentSpinBox::typed, this, [this, &size] { checkSize(size); });
    connect(&size, &ExponentSpinBox::entered, this, &WorldBar::editingFinished);
    connect(&size, &ExponentSpinBox::left, this, [this, &size] {
        ++m_run;
        if (m_wrong == &size)
            showMessage({});
    });
}

QWidget* WorldBar::takeSizePart()
{
    layout()->removeWidget(m_ui->sizePart);
    return m_ui->sizePart;
}

void WorldBar::showSettings(const WorldSettings& settings)
{
    if (settings != m_settings)
        ++m_run; // undone, or changed elsewhere
    m_settings = settings;
    const QSignalBlocker blockName(m_ui->nameEdit);
    const QSignalBlocker blockWorldSize(m_ui->worldSize);
    const QSignalBlocker blockZoneSize(m_ui->zoneSize);
    if (const QString name = QString::fromStdString(settings.name); m_ui->nameEdit->text() != name) {
        m_ui->nameEdit->setText(name);
        m_ui->nameEdit->setCursorPosition(0);
    }
    m_ui->worldSize->setValue(settings.size);
    m_ui->zoneSize->setValue(settings.zoneSize);
    showMessage({});
}

void WorldBar::checkName()
{
    const auto name = worldNameFromText(m_ui->nameEdit->text());
    showMessage(name ? QString() : asSentence(errorText(name.error())), m_ui->nameEdit);
}

void WorldBar::takeName()
{
    const auto name = worldNameFromText(m_ui->nameEdit->text());
    if (!name)
        return;
    if (*name == m_settings.name)
        return showSettings(m_settings); // blanks around it go
    m_settings.name = *name;
    Q_EMIT settingsEdited(m_settings, 0);
}

void WorldBar::settle()
{
    m_ui->worldSize->interpretText();
    m_ui->zoneSize->interpretText();
    if (worldNameFromText(m_ui->nameEdit->text()))
        takeName();
    else
        showSettings(m_settings);
}

void WorldBar::finishName()
{
    if (worldNameFromText(m_ui->nameEdit->text()))
        Q_EMIT editingFinished();
}

void WorldBar::checkSize(ExponentSpinBox& size)
{
    const QString sentence = &size == m_ui->worldSize ? tr("The size of the world goes from %1 to %2.")
                                                      : tr("The size of a zone goes from %1 to %2.");
    showMessage(size.isOutOfRange() ? sentence.arg(size.minimum()).arg(size.maximum()) : QString(), &size);
}

void WorldBar::takeSizes(const ExponentSpinBox& changed)
{
    m_settings.size = m_ui->worldSize->value();
    m_settings.zoneSize = m_ui->zoneSize->value();
    if (!changed.isStepping())
        ++m_run; // what was typed lies between the steps before and after it
    Q_EMIT settingsEdited(m_settings, changed.isStepping() ? m_run : 0);
}

void WorldBar::showMessage(const QString& message, QWidget* field)
{
    m_wrong = message.isEmpty() ? nullptr : field;
    m_ui->messageIcon->setPixmap(themedIcon(QStringLiteral("warning")).pixmap(messageSignSide));
    m_ui->messageIcon->setVisible(!message.isEmpty());
    m_ui->messageIcon->setToolTip(plainTip(message));
    const bool nameIsWrong = m_wrong == m_ui->nameEdit;
    m_ui->nameEdit->setToolTip(nameIsWrong ? plainTip(message) : tr("The same name gives the same world for ever"));
    for (QWidget* part : {static_cast<QWidget*>(m_ui->nameEdit), static_cast<QWidget*>(m_ui->worldSize),
                          static_cast<QWidget*>(m_ui->zoneSize)}) {
        if (part->property("invalid").toBool() == (part == m_wrong))
            continue;
        part->setProperty("invalid", part == m_wrong);
        part->style()->unpolish(part); // the style sheet looks at the property
        part->style()->polish(part);
    }
    if (!m_note)
        return;
    m_note->setText(message);
    placeNote();
}

/// Under the field, over whatever lies there.
void WorldBar::placeNote()
{
    if (!m_note)
        return;
    if (!m_wrong || !m_wrong->isVisible())
        return m_note->hide();
    QWidget* ground = window();
    if (m_note->parentWidget() != ground)
        m_note->setParent(ground);
    const int room = ground->width() - 2 * noteGap;
    const int whole = m_note->fontMetrics().horizontalAdvance(m_note->text()) + 2 * m_note->fontMetrics().height();
    m_note->setFixedWidth(std::max(std::min({whole, noteWidth, room}), 1));
    m_note->setFixedHeight(m_note->heightForWidth(m_note->width()));
    const QPoint under = m_wrong->mapTo(ground, QPoint(0, m_wrong->height() + noteGap));
    m_note->move(std::max(std::min(under.x(), noteGap + room - m_note->width()), 0), under.y());
    m_note->raise();
    m_note->show();
}

/// With all the width that the name may have.
QSize WorldBar::sizeHint() const
{
    const QSize hint = QWidget::sizeHint();
    return {hint.width() - m_ui->nameEdit->sizeHint().width() + m_ui->nameEdit->maximumWidth(), hint.height()};
}

void WorldBar::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    placeNote();
}

void WorldBar::hideEvent(QHideEvent* event)
{
    QWidget::hideEvent(event);
    placeNote();
}

/// Esc in the name field brings the world's own name back, as leaving it does where the name cannot be one.
bool WorldBar::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::KeyPress && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
        showSettings(m_settings);
        return true;
    }
    if (event->type() == QEvent::FocusOut && static_cast<QFocusEvent*>(event)->reason() != Qt::PopupFocusReason &&
        !worldNameFromText(m_ui->nameEdit->text()))
        showSettings(m_settings);
    return QWidget::eventFilter(watched, event);
}

} // namespace zonewright
