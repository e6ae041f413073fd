#include "app/welcomepage.h"

#include "app/iconengine.h"
#include "app/recentdelegate.h"
#include "app/recentfiles.h"
#include "app/samplecard.h"
#include "app/samples.h"
#include "document/languagechange.h"
#include "ui_welcomepage.h"

#include <QKeyEvent>

#include <algorithm>

namespace zonewright {

namespace {

constexpr int welcomeIconSide = 64; // logical pixels
constexpr int buttonIconSide = 20;
constexpr int hintIconSide = 18;

} // namespace

WelcomePage::WelcomePage(QWidget* parent)
    : QWidget(parent)
    , m_ui(std::make_unique<Ui::WelcomePage>())
{
    m_ui->setupUi(this);
    setAttribute(Qt::WA_StyledBackground);
    m_ui->title->setScale(2.0, QFont::DemiBold);
    m_ui->sentence->setScale(1.1, QFont::Normal);
    for (auto* heading : {m_ui->samplesLabel, m_ui->recentLabel})
        heading->setScale(1.2, QFont::DemiBold);
    for (const auto& [button, icon] : {std::pair{m_ui->openButton, "open"}, std::pair{m_ui->backButton, "back"}})
        button->setIcon(themedIcon(QLatin1String(icon)));
    for (auto* button : {m_ui->newButton, m_ui->openButton, m_ui->backButton})
        button->setIconSize({buttonIconSide, buttonIconSide});
    addSamples();
    m_ui->recentList->setItemDelegate(new RecentDelegate(m_thumbnails, this));
    connect(&m_thumbnails, &Thumbnails::made, m_ui->recentList->viewport(), qOverload<>(&QWidget::update));
    connect(m_ui->newButton, &QPushButton::clicked, this, &WelcomePage::newChosen);
    connect(m_ui->openButton, &QPushButton::clicked, this, &WelcomePage::openChosen);
    connect(m_ui->backButton, &QPushButton::clicked, this, &WelcomePage::backChosen);
    connect(m_ui->recentList, &RecentList::chosen, this, &WelcomePage::recentChosen);
    setBackPossible(false);
    showPictures();
    whenLanguageChanges(*this, [this] { retranslate(); });
}

WelcomePage::~WelcomePage() = default;

void WelcomePage::retranslate()
{
    m_ui->retranslateUi(this);
    for (auto* card : findChildren<SampleCard*>()) {
        const auto sample =
            std::ranges::find(samples(), card->file(), [](const Sample& one) { return QLatin1String(one.file); });
        card->describe(sampleDescription(*sample));
    }
}

void WelcomePage::addSamples()
{
    QWidget* before = m_ui->backButton;
    for (const Sample& sample : samples()) {
        auto* card = new SampleCard(QLatin1String(sample.file), QLatin1String(sample.name), sampleDescription(sample),
                                    m_thumbnails, m_ui->samples);
        m_ui->samples->addCard(*card);
        connect(card, &QAbstractButton::clicked, this, [this, card] { Q_EMIT sampleChosen(card->file()); });
        setTabOrder(before, card);
        before = card;
    }
    setTabOrder(before, m_ui->clearButton);
    setTabOrder(m_ui->clearButton, m_ui->recentList);
}

void WelcomePage::setRecentFiles(RecentFiles& files)
{
    m_recentFiles = &files;
    m_ui->recentList->setModel(&files.model());
    connect(&files, &RecentFiles::changed, this, &WelcomePage::showRecentFiles);
    connect(m_ui->recentList, &RecentList::removed, &files, &RecentFiles::remove);
    connect(m_ui->clearButton, &QAbstractButton::clicked, &files, &RecentFiles::clear);
    showRecentFiles();
}

void WelcomePage::showRecentFiles()
{
    const bool any = !m_recentFiles->files().empty();
    m_ui->recentList->setVisible(any);
    m_ui->clearButton->setVisible(any);
    m_ui->noRecentLabel->setVisible(!any);
    m_ui->recentList->updateGeometry();
}

void WelcomePage::setBackPossible(bool possible)
{
    m_ui->backButton->setVisible(possible);
}

bool WelcomePage::isSettled() const
{
    return m_thumbnails.isSettled() && std::ranges::all_of(findChildren<SampleCard*>(), [](const SampleCard* card) {
               return card->isComplete() || card->visibleRegion().isEmpty();
           });
}

void WelcomePage::takeFocus()
{
    m_ui->newButton->setFocus();
}

void WelcomePage::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape && m_ui->backButton->isVisibleTo(this))
        Q_EMIT backChosen();
    else
        QWidget::keyPressEvent(event);
}

void WelcomePage::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    m_thumbnails.forget();
    for (auto* card : findChildren<SampleCard*>())
        card->renewPicture();
    if (m_recentFiles)
        m_recentFiles->refresh();
}

void WelcomePage::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        showPictures();
}

void WelcomePage::showPictures()
{
    m_ui->icon->setPixmap(QIcon(QStringLiteral(":/icons/zonewright.svg")).pixmap(welcomeIconSide));
    const QSize side(buttonIconSide, buttonIconSide);
    m_ui->newButton->setIcon(
        themedIcon(QStringLiteral("new")).pixmap(side, devicePixelRatioF(), QIcon::Selected)); // it is on the accent
    m_ui->hintIcon->setPixmap(themedIcon(QStringLiteral("drop")).pixmap(hintIconSide)); // in the colour of the theme
}

} // namespace zonewright
