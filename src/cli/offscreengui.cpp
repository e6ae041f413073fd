#include "cli/offscreengui.h"

#include <QFont>
#include <QFontDatabase>
#include <QGuiApplication>
#include <QLocale>

/// Outside of namespaces, as Qt wants it.
static void initCliResources()
{
    Q_INIT_RESOURCE(fonts);
}

namespace zonewright::cli {

namespace {

QFont ownFont()
{
    initCliResources();
    const int id = QFontDatabase::addApplicationFont(QStringLiteral(":/fonts/zonewright-sans.ttf"));
    QFont font(QFontDatabase::applicationFontFamilies(id).value(0));
    font.setHintingPreference(QFont::PreferNoHinting);
    font.setStyleStrategy(
        static_cast<QFont::StyleStrategy>(QFont::PreferAntialias | QFont::NoSubpixelAntialias | QFont::NoFontMerging));
    return font;
}

} // namespace

OffscreenGui::OffscreenGui()
    : m_words{m_name.data(), nullptr}
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    for (const char* name : {"QT_QPA_PLATFORMTHEME", "QT_QPA_PLATFORM_PLUGIN_PATH", "QT_QPA_GENERIC_PLUGINS"})
        qunsetenv(name);
    m_application = std::make_unique<QGuiApplication>(m_wordCount, m_words.data());
    QGuiApplication::setFont(ownFont());
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); // as the editor writes numbers in English
}

OffscreenGui::~OffscreenGui() = default;

} // namespace zonewright::cli
