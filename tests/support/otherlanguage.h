#pragma once

#include <QCoreApplication>
#include <QTranslator>

namespace zonewright::test {

/// As long as it lives another language is spoken, in which every text has a mark before it. Numbers stay.
class OtherLanguage : public QTranslator
{
public:
    OtherLanguage() { QCoreApplication::installTranslator(this); }

    ~OtherLanguage() override { QCoreApplication::removeTranslator(this); }

    OtherLanguage(const OtherLanguage&) = delete;
    OtherLanguage& operator=(const OtherLanguage&) = delete;

    static constexpr QChar mark{u'¿'};

    /// What was said in it as it was before.
    [[nodiscard]] static QString without(QString text) { return text.remove(mark); }

    [[nodiscard]] bool isEmpty() const override { return false; }

    [[nodiscard]] QString translate(const char* /*context*/, const char* source, const char* /*disambiguation*/,
                                    int /*number*/) const override
    {
        return mark + QString::fromUtf8(source);
    }
};

} // namespace zonewright::test
