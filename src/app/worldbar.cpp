#include "app/worldbar.h"

#include "app/iconengine.h"
#include "app/sentence.h"
#include "project/errortext.h"
#include "project/worldname.h"
#include "ui_worldbar.h"

#include <QKeyEvent>
#include <QSignalBlocker>
#include <QStyle>

namespace zonewright {

WorldBar::WorldBar(QAction* randomName, QAction* copySeed, QWidget* parent)
    : QWidget(parent)
    , m_ui(std::make_unique<Ui::WorldBar>())
{
    m_ui->setupUi(this);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    m_ui->diceButton->setDefaultAction(randomName);
    m_ui->copyButton->setDefaultAction(copySeed);
    m_ui->worldSize->setRange(worldSizeLimits.low, worldSizeLimits.high);
    m_ui->worldSize->setUnit(tr("%1 zones"));
    m_ui->zoneSize->setRange(zoneSizeLimits.low, zoneSizeLimits.high);
    m_ui->zoneSize->setUnit(tr("%1 cells"));
    m_ui->nameEdit->installEventFilter(this);
    connect(m_ui->nameEdit, &QLineEdit::textEdited, this, &WorldBar::checkName);
    connect(m_ui->nameEdit, &QLineEdit::editingFinished, this, &WorldBar::takeName);
    connect(m_ui->nameEdit, &QLineEdit::returnPressed, this, &WorldBar::finishName);
    connect(m_ui->worldSize, &QSpinBox::valueChanged, this, &WorldBar::takeSizes);
    connect(m_ui->zoneSize, &QSpinBox::valueChanged, this, &WorldBar::takeSizes);
    showMessage({});
}

WorldBar::~WorldBar() = default;

void WorldBar::showSettings(const WorldSettings& settings)
{
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
    showMessage(name ? QString() : asSentence(errorText(name.error())));
}

void WorldBar::takeName()
{
    const auto name = worldNameFromText(m_ui->nameEdit->text());
    if (!name)
        return;
    if (*name == m_settings.name)
        return showSettings(m_settings); // blanks around it go
    m_settings.name = *name;
    Q_EMIT settingsEdited(m_settings);
}

void WorldBar::settleName()
{
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

void WorldBar::takeSizes()
{
    m_settings.size = m_ui->worldSize->value();
    m_settings.zoneSize = m_ui->zoneSize->value();
    Q_EMIT settingsEdited(m_settings);
}

void WorldBar::showMessage(const QString& message)
{
    m_ui->messageIcon->setPixmap(themedIcon(QStringLiteral("warning")).pixmap(16));
    m_ui->messageIcon->setVisible(!message.isEmpty());
    m_ui->messageLabel->setText(message);
    m_ui->messageLabel->setToolTip(message);
    m_ui->nameEdit->setToolTip(message.isEmpty() ? tr("The same name gives the same world for ever") : message);
    m_ui->nameEdit->setProperty("invalid", !message.isEmpty());
    m_ui->nameEdit->style()->unpolish(m_ui->nameEdit); // the style sheet looks at the property
    m_ui->nameEdit->style()->polish(m_ui->nameEdit);
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
