#include "core/base/utf8.h"
#include "support/testregistry.h"

#include <QTest>

#include <string>

using namespace zonewright;

class TestUtf8 : public QObject
{
    Q_OBJECT

private Q_SLOTS:

    void countsCodePoints_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("count"); // -1: not UTF-8
        QTest::newRow("empty") << QByteArray("") << 0;
        QTest::newRow("ascii") << QByteArray("abc") << 3;
        QTest::newRow("nul inside") << QByteArray("a\0b", 3) << 3;
        QTest::newRow("two bytes") << QByteArray("\xC3\xA9") << 1;
        QTest::newRow("three bytes") << QByteArray("\xE2\x82\xAC!") << 2;
        QTest::newRow("four bytes") << QByteArray("\xF0\x9F\x90\x89") << 1;
        QTest::newRow("last code point") << QByteArray("\xF4\x8F\xBF\xBF") << 1;
        QTest::newRow("past the last") << QByteArray("\xF4\x90\x80\x80") << -1;
        QTest::newRow("lone continuation") << QByteArray("a\x80") << -1;
        QTest::newRow("cut off") << QByteArray("\xE2\x82") << -1;
        QTest::newRow("broken sequence") << QByteArray("\xE2\x28\xA1") << -1;
        QTest::newRow("overlong two") << QByteArray("\xC0\xAF") << -1;
        QTest::newRow("overlong three") << QByteArray("\xE0\x80\xAF") << -1;
        QTest::newRow("overlong four") << QByteArray("\xF0\x80\x80\xAF") << -1;
        QTest::newRow("surrogate") << QByteArray("\xED\xA0\x80") << -1;
        QTest::newRow("five bytes") << QByteArray("\xF8\x88\x80\x80\x80") << -1;
        QTest::newRow("latin 1") << QByteArray("caf\xE9") << -1;
    }

    void countsCodePoints()
    {
        QFETCH(QByteArray, text);
        QFETCH(int, count);
        const auto found = codePointCount(std::string_view(text.constData(), static_cast<std::size_t>(text.size())));
        QCOMPARE(found ? static_cast<int>(*found) : -1, count);
    }
};

ZONEWRIGHT_TEST(utf8, TestUtf8)
#include "tst_utf8.moc"
