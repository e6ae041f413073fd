#include "models/foldedtext.h"

namespace zonewright {

namespace {

QString withoutAccents(QChar letter)
{
    QString plain;
    for (const QChar part : QString(letter).normalized(QString::NormalizationForm_KD)) {
        if (!part.isMark())
            plain += part;
    }
    plain = plain.toCaseFolded();
    plain.replace(QChar(0x153), QStringLiteral("oe"));
    return plain.replace(QChar(0xe6), QStringLiteral("ae"));
}

} // namespace

FoldedText foldedWithPlaces(const QString& text)
{
    FoldedText folded;
    bool inWord = false;
    for (int i = 0; i < text.size(); ++i) {
        const bool ofWord = text[i].isLetterOrNumber() || text[i].isMark() || text[i].isSurrogate();
        bool starts = !inWord && !text[i].isSpace();
        for (const QChar letter : withoutAccents(text[i])) {
            folded.letters += letter;
            folded.positions.push_back(i);
            folded.startsWord.push_back(starts);
            starts = false;
        }
        inWord = ofWord;
    }
    return folded;
}

} // namespace zonewright
