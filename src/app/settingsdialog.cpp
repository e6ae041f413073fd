#include "app/settingsdialog.h"

#include "app/iconengine.h"
#include "app/keyspage.h"
#include "app/preferences.h"
#include "app/recentfiles.h"
#include "app/shortcuts.h"
#include "app/wheelfocus.h"
#include "document/languagechange.h"
#include "ui_settingsdialog.h"

#include <QButtonGroup>
#include <QGuiApplication>
#include <QLocale>
#include <QScreen>
#include <QScrollArea>

#include <algorithm>
#include <array>
#include <utility>

namespace zonewright {

namespace {

constexpr int pagePadding = 40; // logical pixels beside the longest name of a page: icon and margins

QButtonGroup* groupOf(QWidget* parent, std::initializer_list<QAbstractButton*> buttons)
{
    auto* group = new QButtonGroup(parent);
    int id = 0;
    for (QAbstractButton* button : buttons)
        group->addButton(button, id++);
    return group;
}

void check(QButtonGroup* group, int id)
{
    group->button(id)->setChecked(true);
}

/// Each number that a field shows becomes a preference.
void takeNumber(QSpinBox& field, Preferences& preferences, int PreferenceValues::* number)
{
    QObject::connect(&field, &QSpinBox::valueChanged, &preferences, [&preferences, number](int value) {
        PreferenceValues values = preferences.values();
        values.*number = value;
        preferences.setValues(values);
    });
}

/// On a screen that is too small for it.
void letScroll(QStackedWidget& pages, int index)
{
    QWidget* page = pages.widget(index);
    auto* scroll = new QScrollArea;
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setFocusPolicy(Qt::NoFocus); // it follows the focus
    pages.removeWidget(page);
    scroll->setWidget(page);
    pages.insertWidget(index, scroll);
}

/// Tab comes to it after the pages, which were put behind it when they were let scroll.
void putLast(QWidget& dialog, QWidget& button)
{
    QWidget* last = dialog.previousInFocusChain();
    while (last->focusPolicy() == Qt::NoFocus)
        last = last->previousInFocusChain();
    QWidget::setTabOrder(last, &button);
}

/// The name of a language in itself: "Français".
QString ownName(const QString& language)
{
    QString name = QLocale(language).nativeLanguageName();
    name = name.section(QLatin1Char('('), 0, 0).trimmed();
    if (language == QLatin1String("en"))
        return QStringLiteral("English"); // not "American English"
    return name.left(1).toUpper() + name.mid(1);
}

} // namespace

SettingsDialog::SettingsDialog(Preferences& preferences, Shortcuts& shortcuts, RecentFiles& recentFiles,
                               const std::vector<Command>& commands, QWidget* parent)
    : QDialog(parent)
    , m_preferences(preferences)
    , m_shortcuts(shortcuts)
    , m_recentFiles(recentFiles)
    , m_ui(std::make_unique<Ui::SettingsDialog>())
{
    m_ui->setupUi(this);
    setAttribute(Qt::WA_DeleteOnClose);
    m_ui->pages->addWidget(new KeysPage(shortcuts, commands));
    for (int i = 0; i < m_ui->pages->count(); ++i)
        letScroll(*m_ui->pages, i);
    putLast(*this, *m_ui->closeButton);
    m_ui->pages->setCurrentIndex(0);
    constexpr QSize frame(20, 60);
    const QScreen* place = parent ? parent->screen() : QGuiApplication::primaryScreen();
    resize(size().boundedTo(place->availableSize() - frame));
    wheelNeedsFocus(*m_ui->language);
    for (QSpinBox* field : {m_ui->workers, m_ui->autosave, m_ui->recentFiles})
        wheelNeedsFocus(*field);
    m_ui->workers->setMaximum(mostWorkers);
    m_ui->autosave->setRange(leastAutosave, mostAutosave);
    m_ui->recentFiles->setRange(RecentFiles::leastLimit, RecentFiles::mostLimit);
    for (const QString& language : preferenceLanguages())
        m_ui->language->addItem(ownName(language), language);
    fillPages();
    connectParts();
    connectRecentFiles();
    showValues();
    showRecentFiles();
    whenLanguageChanges(*this, [this] {
        m_ui->retranslateUi(this);
        fitPageList();
        showRecentFiles();
        if (!m_ui->viRefusal->text().isEmpty())
            refuseViKeys(m_shortcuts.viKeysRefusal());
    });
}

SettingsDialog::~SettingsDialog() = default;

void SettingsDialog::setCommands(const std::vector<Command>& commands)
{
    findChild<KeysPage*>()->setCommands(commands);
}

void SettingsDialog::fillPages()
{
    m_ui->pageList->ensurePolished(); // else its rows are measured without their padding
    constexpr std::array<const char*, 4> icons{"settings", "look", "world", "keyboard"};
    for (int row = 0; row < m_ui->pageList->count(); ++row)
        m_ui->pageList->item(row)->setIcon(themedIcon(QLatin1String(icons[static_cast<std::size_t>(row)])));
    fitPageList();
    m_ui->pageList->setCurrentRow(0);
}

void SettingsDialog::fitPageList()
{
    int width = 0;
    for (int row = 0; row < m_ui->pageList->count(); ++row)
        width = std::max(width, fontMetrics().horizontalAdvance(m_ui->pageList->item(row)->text()));
    m_ui->pageList->setFixedWidth(width + m_ui->pageList->iconSize().width() + pagePadding);
}

void SettingsDialog::connectParts()
{
    connect(m_ui->pageList, &QListWidget::currentRowChanged, m_ui->pages, &QStackedWidget::setCurrentIndex);
    connect(m_ui->closeButton, &QPushButton::clicked, this, &QDialog::close);
    connect(&m_preferences, &Preferences::changed, this, &SettingsDialog::showValues);
    auto* themes = groupOf(this, {m_ui->systemTheme, m_ui->lightTheme, m_ui->darkTheme});
    auto* starts = groupOf(this, {m_ui->welcomeAtStart, m_ui->projectAtStart});
    auto* sizes = groupOf(this, {m_ui->smallIcons, m_ui->normalIcons, m_ui->largeIcons});
    themes->setObjectName(QStringLiteral("themes"));
    starts->setObjectName(QStringLiteral("starts"));
    sizes->setObjectName(QStringLiteral("sizes"));
    auto* colors = groupOf(this, {m_ui->standardColors, m_ui->apartColors});
    colors->setObjectName(QStringLiteral("colors"));
    for (const QButtonGroup* group : {themes, starts, sizes, colors})
        connect(group, &QButtonGroup::idClicked, this, &SettingsDialog::takeValues);
    connect(m_ui->viKeys, &QCheckBox::clicked, this, &SettingsDialog::takeViKeys);
    connect(&m_shortcuts, &Shortcuts::changed, this, [this] { refuseViKeys({}); });
    connect(m_ui->language, &QComboBox::activated, this, &SettingsDialog::takeValues);
    connect(m_ui->reducedMotion, &QCheckBox::clicked, this, &SettingsDialog::takeValues);
    takeNumber(*m_ui->workers, m_preferences, &PreferenceValues::workers);
    takeNumber(*m_ui->autosave, m_preferences, &PreferenceValues::autosaveMinutes);
    takeNumber(*m_ui->recentFiles, m_preferences, &PreferenceValues::recentFiles);
}

void SettingsDialog::connectRecentFiles()
{
    connect(&m_recentFiles, &RecentFiles::changed, this, &SettingsDialog::showRecentFiles);
    connect(m_ui->forgetButton, &QPushButton::clicked, this, &SettingsDialog::forgetOrBringBack);
}

/// One button does the one and takes it back: until the dialog is closed nothing is lost, whatever is opened meanwhile.
void SettingsDialog::forgetOrBringBack()
{
    if (!m_forgotten.empty())
        return m_recentFiles.restore(std::exchange(m_forgotten, {}));
    m_forgotten = m_recentFiles.clear();
    showRecentFiles();
}

void SettingsDialog::showRecentFiles()
{
    const bool isEmpty = m_recentFiles.files().empty();
    const bool canBringBack = !m_forgotten.empty();
    m_ui->forgetButton->setText(canBringBack ? tr("&Bring Them Back") : tr("Forget Th&em"));
    m_ui->forgetButton->setEnabled(!isEmpty || canBringBack);
    const auto count = static_cast<int>(canBringBack ? m_forgotten.size() : m_recentFiles.files().size());
    m_ui->forgottenLabel->setText(canBringBack ? tr("%Ln file(s) forgotten", nullptr, count)
                                  : isEmpty    ? tr("None is remembered.")
                                               : tr("%Ln file(s) remembered", nullptr, count));
}

void SettingsDialog::showValues()
{
    const PreferenceValues& values = m_preferences.values();
    check(findChild<QButtonGroup*>(QStringLiteral("themes")), static_cast<int>(values.theme));
    check(findChild<QButtonGroup*>(QStringLiteral("starts")), values.openLastProject ? 1 : 0);
    check(findChild<QButtonGroup*>(QStringLiteral("sizes")), static_cast<int>(values.toolIcons));
    m_ui->viKeys->setChecked(values.viKeys);
    check(findChild<QButtonGroup*>(QStringLiteral("colors")), values.apartColors ? 1 : 0);
    m_ui->reducedMotion->setChecked(values.reducedMotion);
    m_ui->workers->setValue(values.workers);
    m_ui->autosave->setValue(values.autosaveMinutes);
    m_ui->recentFiles->setValue(values.recentFiles);
    m_ui->language->setCurrentIndex(std::max(m_ui->language->findData(values.language), 0));
}

/// Not while one of them is the key of a command.
void SettingsDialog::takeViKeys(bool on)
{
    const QString refusal = on ? m_shortcuts.viKeysRefusal() : QString();
    if (!refusal.isEmpty())
        m_ui->viKeys->setChecked(false);
    refuseViKeys(refusal);
    takeValues();
}

void SettingsDialog::refuseViKeys(const QString& sentence)
{
    m_ui->viRefusal->setText(sentence);
}

void SettingsDialog::takeValues()
{
    const auto idOfGroup = [this](const char* name) {
        return findChild<QButtonGroup*>(QLatin1String(name))->checkedId();
    };
    PreferenceValues values = m_preferences.values(); // with those that are not of this dialog
    values.theme = static_cast<ThemeChoice>(idOfGroup("themes"));
    values.language = m_ui->language->currentData().toString();
    values.openLastProject = idOfGroup("starts") == 1;
    values.viKeys = m_ui->viKeys->isChecked();
    values.apartColors = idOfGroup("colors") == 1;
    values.reducedMotion = m_ui->reducedMotion->isChecked();
    values.toolIcons = static_cast<IconSize>(idOfGroup("sizes"));
    m_preferences.setValues(values);
}

} // namespace zonewright
