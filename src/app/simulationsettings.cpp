#include "app/simulationsettings.h"

#include "app/panels.h"
#include "app/qtparts.h"
#include "document/document.h"
#include "document/languagechange.h"
#include "document/walkedits.h"
#include "ui_simulationsettings.h"

#include <QSignalBlocker>

#include <algorithm>
#include <cstdlib>

namespace zonewright {

SimulationSettings::SimulationSettings(Document& document, QWidget* parent)
    : QDialog(parent)
    , m_document(document)
    , m_ui(std::make_unique<Ui::SimulationSettings>())
{
    m_ui->setupUi(this);
    setObjectName(QStringLiteral("simulationSettings"));
    showValues();
    connect(&m_document, &Document::changed, this, &SimulationSettings::showValues);
    connect(&m_document.walkRun(), &WalkRun::speedChanged, this, &SimulationSettings::showValues);
    connect(m_ui->scheme, &QComboBox::activated, this, &SimulationSettings::takeMemory);
    connect(m_ui->capacity, &QSpinBox::valueChanged, this, &SimulationSettings::takeMemory);
    connect(m_ui->queue, &QComboBox::activated, this, &SimulationSettings::takeEngine);
    connect(m_ui->byRequests, &QAbstractButton::clicked, this, &SimulationSettings::takeEngine);
    connect(m_ui->byBudget, &QAbstractButton::clicked, this, &SimulationSettings::takeEngine);
    connect(m_ui->requests, &QSpinBox::valueChanged, this, &SimulationSettings::takeEngine);
    connect(m_ui->budget, &QSpinBox::valueChanged, this, &SimulationSettings::takeEngine);
    connect(m_ui->view, &QSpinBox::valueChanged, this, &SimulationSettings::takeView);
    connect(m_ui->speed, &QSpinBox::valueChanged, &m_document.walkRun(), &WalkRun::setSpeed);
    connect(m_ui->closeButton, &QAbstractButton::clicked, this, &QDialog::close);
    nameLists(*this);
    whenLanguageChanges(*this, [this] {
        constexpr int rounding = 4; // pixels, by which a size that fits may differ from the hint
        const QSize more = size() - sizeHint();
        const bool isSized = std::max(std::abs(more.width()), std::abs(more.height())) > rounding; // by the designer
        m_ui->retranslateUi(this);
        nameLists(*this);
        fitQtParts();
        if (!isSized)
            adjustSize();
    });
}

SimulationSettings::~SimulationSettings() = default;

void SimulationSettings::showValues()
{
    const WalkSettings& walk = m_document.project().walk;
    const auto show = [](QSpinBox& box, int value) {
        const QSignalBlocker blocker(box);
        box.setValue(value);
    };
    const bool isWindow = walk.memory == MemoryScheme::Window;
    m_ui->scheme->setCurrentIndex(static_cast<int>(walk.memory));
    show(*m_ui->capacity, walk.capacity);
    m_ui->queue->setCurrentIndex(static_cast<int>(walk.queue));
    show(*m_ui->requests, walk.rate.requests);
    if (walk.rate.costs)
        show(*m_ui->budget, static_cast<int>(std::min<std::int64_t>(*walk.rate.costs, m_ui->budget->maximum())));
    else if (!m_ui->budget->hasFocus())
        show(*m_ui->budget, m_document.world().zoneSide() * m_document.world().zoneSide());
    (walk.rate.costs ? m_ui->byBudget : m_ui->byRequests)->setChecked(true);
    show(*m_ui->view, walk.view);
    show(*m_ui->speed, m_document.walkRun().speed());
    for (QWidget* widget : {static_cast<QWidget*>(m_ui->queue), static_cast<QWidget*>(m_ui->byRequests),
                            static_cast<QWidget*>(m_ui->byBudget)})
        widget->setEnabled(isWindow);
    m_ui->capacity->setEnabled(!isWindow);
    m_ui->requests->setEnabled(isWindow && !walk.rate.costs);
    m_ui->budget->setEnabled(isWindow && walk.rate.costs.has_value());
}

void SimulationSettings::takeMemory()
{
    changeMemory(m_document, {.scheme = static_cast<MemoryScheme>(m_ui->scheme->currentIndex()),
                              .capacity = m_ui->capacity->value()});
}

void SimulationSettings::takeEngine()
{
    TurnRate rate{.requests = m_ui->requests->value(), .costs = std::nullopt};
    if (m_ui->byBudget->isChecked())
        rate.costs = m_ui->budget->value();
    changeEngine(m_document, {.queue = static_cast<QueueMode>(m_ui->queue->currentIndex()), .rate = rate});
}

void SimulationSettings::takeView()
{
    changeView(m_document, m_ui->view->value());
}

} // namespace zonewright
