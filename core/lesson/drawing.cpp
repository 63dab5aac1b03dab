// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson/drawing.h"

#include <QRegularExpression>
#include <QXmlStreamReader>
#include <QtEndian>

#include <algorithm>
#include <map>
#include <set>
#include <vector>

namespace roundtrip {

namespace {

constexpr int deepest = 64; // elements inside elements
constexpr double farthest = 1e6; // a coordinate

std::optional<LessonFault> pngFault(const QByteArray& bytes)
{
    if (bytes.size() < 33 || !bytes.startsWith("\x89PNG\r\n\x1a\n") || bytes.mid(12, 4) != "IHDR")
        return LessonFault::BadPicture;
    const auto width = qFromBigEndian<quint32>(bytes.constData() + 16);
    const auto height = qFromBigEndian<quint32>(bytes.constData() + 20);
    if (width == 0 || height == 0)
        return LessonFault::BadPicture;
    return std::max(width, height) > quint32(mostPictureSide) ? std::optional(LessonFault::PictureTooLarge) : std::nullopt;
}

/// Walks through an SVG once; what it would draw is counted afterwards, because `use` may lead to what comes later.
class SvgCheck {
public:
    explicit SvgCheck(const QByteArray& bytes) : m_xml(bytes) {}

    std::optional<LessonFault> fault()
    {
        while (!m_xml.atEnd() && !m_fault)
            look(m_xml.readNext());
        if (!m_fault && (m_xml.hasError() || !m_isSvg))
            m_fault = LessonFault::BadPicture;
        if (!m_fault && drawn({}) > mostShapes)
            m_fault = LessonFault::PictureTooLarge;
        return m_fault;
    }

private:
    struct Part {
        qint64 elements = 0;
        std::vector<QString> uses;
    };

    void look(QXmlStreamReader::TokenType token)
    {
        if (token == QXmlStreamReader::DTD && !m_xml.entityDeclarations().isEmpty())
            m_fault = LessonFault::BadPicture; // entities can grow without end
        else if (token == QXmlStreamReader::StartElement)
            begin();
        else if (token == QXmlStreamReader::EndElement)
            m_open.pop_back();
        else if (token == QXmlStreamReader::Characters && m_xml.text().contains(QLatin1String("@import")))
            m_fault = LessonFault::ForeignPicture;
        else if (token == QXmlStreamReader::Characters && !m_open.empty())
            checkUrls(m_xml.text().toString());
    }

    void begin()
    {
        const QString name = m_xml.name().toString();
        if (m_open.empty() && name != QLatin1String("svg"))
            m_fault = LessonFault::BadPicture;
        m_isSvg = true;
        for (const char* foreign : {"script", "image", "foreignObject", "animate", "set"})
            if (name == QLatin1String(foreign))
                m_fault = LessonFault::ForeignPicture;
        m_open.push_back(m_xml.attributes().value(QLatin1String("id")).toString());
        if (m_open.size() > size_t(deepest))
            m_fault = LessonFault::PictureTooLarge;
        ++m_parts[QString()].elements;
        for (const QString& id : m_open)
            if (!id.isEmpty())
                ++m_parts[id].elements;
        for (const QXmlStreamAttribute& attribute : m_xml.attributes())
            checkAttribute(name, attribute.name().toString(), attribute.value().toString());
    }

    void checkAttribute(const QString& element, const QString& name, const QString& value)
    {
        static const std::set<QString> sizes = {"width", "height", "viewBox", "x", "y", "x1", "y1", "x2", "y2", "cx", "cy", "r", "rx", "ry",
                                                "d", "points", "transform", "font-size", "stroke-width"};
        checkUrls(value);
        if (name == QLatin1String("href") && !value.startsWith('#'))
            m_fault = LessonFault::ForeignPicture;
        else if (name == QLatin1String("href") && element == QLatin1String("use")) {
            m_parts[QString()].uses.push_back(value.mid(1));
            for (const QString& id : m_open)
                if (!id.isEmpty())
                    m_parts[id].uses.push_back(value.mid(1));
        } else if (name.startsWith(QLatin1String("on")))
            m_fault = LessonFault::ForeignPicture;
        else if (sizes.count(name) > 0) {
            const bool isWhole = m_open.size() == 1 && (name == QLatin1String("width") || name == QLatin1String("height"));
            checkNumbers(value, isWhole ? mostPictureSide : farthest);
        }
    }

    void checkNumbers(const QString& value, double most)
    {
        static const QRegularExpression number("[0-9]*\\.?[0-9]+(?:[eE][+-]?[0-9]+)?");
        for (auto found = number.globalMatch(value); found.hasNext();) {
            bool good = false;
            const double size = found.next().captured().toDouble(&good); // not good: beyond every number
            if (!good || size > most)
                m_fault = LessonFault::PictureTooLarge;
        }
    }

    void checkUrls(const QString& text)
    {
        static const QRegularExpression foreign("url\\(\\s*[\"']?\\s*[^#\"'\\s]");
        if (foreign.match(text).hasMatch())
            m_fault = LessonFault::ForeignPicture;
    }

    /// How many shapes an element draws, or more than are allowed where it draws itself.
    qint64 drawn(const QString& id)
    {
        const auto known = m_drawn.find(id);
        if (known != m_drawn.end())
            return known->second;
        m_drawn[id] = mostShapes + 1; // until it is known: whoever comes back here goes round in a circle
        const Part& part = m_parts[id];
        qint64 all = part.elements;
        for (const QString& used : part.uses)
            if (all <= mostShapes)
                all += drawn(used);
        return m_drawn[id] = std::min(all, mostShapes + 1);
    }

    QXmlStreamReader m_xml;
    std::vector<QString> m_open; // ids of the open elements, empty where there is none
    std::map<QString, Part> m_parts; // by id; empty: the whole drawing
    std::map<QString, qint64> m_drawn;
    std::optional<LessonFault> m_fault;
    bool m_isSvg = false;
};

} // namespace

bool isPictureName(const QString& name)
{
    return name.endsWith(QLatin1String(".png"), Qt::CaseInsensitive) || name.endsWith(QLatin1String(".svg"), Qt::CaseInsensitive);
}

std::optional<LessonFault> pictureFault(const QString& name, const QByteArray& bytes)
{
    return name.endsWith(QLatin1String(".png"), Qt::CaseInsensitive) ? pngFault(bytes) : SvgCheck(bytes).fault();
}

} // namespace roundtrip
