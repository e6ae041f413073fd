#include "app/aboutdialog.h"

#include "core/world/world.h"
#include "document/languagechange.h"
#include "ui_aboutdialog.h"

#include <QCoreApplication>
#include <QIcon>

namespace zonewright {

namespace {

constexpr int aboutIconSize = 72;

} // namespace

AboutDialog::AboutDialog(QWidget* parent)
    : QDialog(parent)
    , m_ui(std::make_unique<Ui::AboutDialog>())
{
    m_ui->setupUi(this);
    setAttribute(Qt::WA_DeleteOnClose);
    m_ui->icon->setPixmap(QIcon(QStringLiteral(":/icons/zonewright.svg")).pixmap(aboutIconSize));
    m_ui->generator->setText(QString::number(generatorVersion));
    m_ui->qt->setText(QLatin1String(qVersion()));
    connect(m_ui->closeButton, &QPushButton::clicked, this, &QDialog::close);
    retranslate();
    whenLanguageChanges(*this, [this] { retranslate(); });
}

AboutDialog::~AboutDialog() = default;

void AboutDialog::retranslate()
{
    m_ui->retranslateUi(this);
    m_ui->version->setText(tr("Version %1").arg(QCoreApplication::applicationVersion()));
}

} // namespace zonewright
