// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/editor.h"

#include <Qsci/qscilexercpp.h>
#include <Qsci/qscistyle.h>

#include <QKeyEvent>
#include <QShortcut>

#include <algorithm>
#include <map>

namespace roundtrip {
namespace {

constexpr int errorMarker = 1, warningMarker = 2, currentMarker = 3;
constexpr int longestHighlighted = 10000; // characters in a line: beyond, every key would take a second

// C with the words of OpenCL C.
class OpenClLexer : public QsciLexerCPP {
public:
    explicit OpenClLexer(QObject* parent)
        : QsciLexerCPP(parent)
    {
    }

    const char* language() const override { return "OpenCL C"; }

    const char* keywords(int set) const override
    {
        if (set == 1)
            return "break case const continue default do else enum extern for goto if inline restrict return signed "
                   "sizeof "
                   "static struct switch typedef union unsigned volatile while kernel __kernel global __global local "
                   "__local "
                   "constant __constant private __private read_only write_only __attribute__ reqd_work_group_size";
        if (set == 2)
            return "void bool char uchar short ushort int uint long ulong float double half size_t ptrdiff_t "
                   "char2 char4 uchar4 short4 int2 int3 int4 int8 int16 uint2 uint3 uint4 uint8 uint16 long4 ulong4 "
                   "float2 float3 float4 float8 float16 double2 double4 "
                   "get_global_id get_local_id get_group_id get_global_size get_local_size get_num_groups get_work_dim "
                   "get_global_offset barrier mem_fence CLK_LOCAL_MEM_FENCE CLK_GLOBAL_MEM_FENCE "
                   "atomic_add atomic_sub atomic_inc atomic_dec atomic_min atomic_max atomic_xchg atomic_cmpxchg "
                   "min max clamp mad fma sqrt rsqrt exp log pow sin cos tan fabs abs floor ceil round dot length "
                   "vload2 vload4 vload8 vload16 vstore2 vstore4 vstore8 vstore16 as_int as_uint as_float convert_int "
                   "convert_uint convert_float printf";
        return QsciLexerCPP::keywords(set);
    }
};

} // namespace

Editor::Editor(QWidget* parent)
    : QsciScintilla(parent)
    , m_lexer(new OpenClLexer(this))
{
    setAccessibleName(tr("Kernel source"));
    setLayoutDirection(Qt::LeftToRight); // code, in every language
    setAccessibleDescription(tr("Press Esc, then Tab, to leave the editor."));
    setUtf8(true);
    setEolMode(EolUnix);
    setTabWidth(4);
    setIndentationsUseTabs(false);
    setAutoIndent(true);
    setBraceMatching(SloppyBraceMatch);
    setFrameShape(NoFrame);
    setMarginType(0, NumberMargin);
    setMarginWidth(1, 0);
    markerDefine(Background, errorMarker);
    markerDefine(Background, warningMarker);
    markerDefine(Background, currentMarker);
    setAnnotationDisplay(AnnotationIndented);
    setScrollWidth(1);
    setScrollWidthTracking(true);
    setWrapMode(WrapNone);
    connect(this, &QsciScintilla::textChanged, this, [this] {
        if (m_quiet)
            return;
        fitLexer();
        clearAnnotations(); // they were about another text
        emit edited(text());
    });
    SendScintilla(SCI_AUTOCSETCHOOSESINGLE, 0L);
    SendScintilla(SCI_AUTOCSETDROPRESTOFWORD, 0L);
    connect(this, &QsciScintillaBase::SCN_CHARADDED, this, &Editor::help);
    connect(this, &QsciScintillaBase::SCN_AUTOCCOMPLETED, this, [this] { explainWord(wordBefore(static_cast<int>(SendScintilla(SCI_GETCURRENTPOS)))); });
    connect(this, &QsciScintillaBase::SCN_ZOOM, this, [this] { setMarginWidth(0, QStringLiteral("00000")); });
    // Ctrl and + or − are the editor's own.
    const auto zoom = [this](const QKeySequence& keys, auto&& handler) {
        auto* shortcut = new QShortcut(keys, this);
        shortcut->setContext(Qt::WidgetShortcut);
        connect(shortcut, &QShortcut::activated, this, handler);
    };
    zoom(Qt::CTRL | Qt::Key_Equal, [this] { zoomIn(); });
    zoom(Qt::CTRL | Qt::Key_0, [this] { zoomTo(0); });
    dress();
}

void Editor::setTheme(const Theme& theme)
{
    m_theme = theme;
    dress();
}

// Scintilla takes points and overlooks pixels.
QFont Editor::pointFont(FontRole role) const
{
    QFont font = roundtrip::font(role, m_theme.scale);
    font.setPointSizeF(font.pixelSize() * 72.0 / logicalDpiY());
    return font;
}

void Editor::dress()
{
    const QFont mono = pointFont(FontRole::Code);
    setLexer(m_lexer);
    m_lexer->setDefaultFont(mono);
    m_lexer->setFont(mono);
    m_lexer->setPaper(m_theme.panel);
    m_lexer->setColor(m_theme.ink);
    m_lexer->setDefaultPaper(m_theme.panel);
    m_lexer->setDefaultColor(m_theme.ink);
    for (const int style : {QsciLexerCPP::Comment, QsciLexerCPP::CommentLine, QsciLexerCPP::CommentDoc})
        m_lexer->setColor(m_theme.muted, style);
    m_lexer->setColor(m_theme.accent, QsciLexerCPP::Keyword);
    m_lexer->setColor(m_theme.download, QsciLexerCPP::KeywordSet2);
    m_lexer->setColor(m_theme.compute, QsciLexerCPP::Number);
    for (const int style :
        {QsciLexerCPP::DoubleQuotedString, QsciLexerCPP::SingleQuotedString, QsciLexerCPP::PreProcessor})
        m_lexer->setColor(m_theme.upload, style);
    setPaper(m_theme.panel);
    setColor(m_theme.ink);
    setCaretForegroundColor(m_theme.ink);
    setCaretWidth(2);
    setSelectionBackgroundColor(m_theme.accent);
    setSelectionForegroundColor(m_theme.onAccent);
    setMarginsBackgroundColor(m_theme.panel);
    setMarginsForegroundColor(m_theme.muted);
    setMarginsFont(mono);
    setMarginWidth(0, QStringLiteral("00000"));
    setMatchedBraceBackgroundColor(m_theme.field);
    setMatchedBraceForegroundColor(m_theme.accent);
    setUnmatchedBraceForegroundColor(m_theme.warning);
    setExtraAscent(qRound(m_theme.px(2)));
    setExtraDescent(qRound(m_theme.px(2)));
    const auto tinted = [this](const QColor& colour, qreal share) {
        const auto mixed = [share](int a, int b) { return qRound(a * share + b * (1 - share)); };
        return QColor(mixed(colour.red(), m_theme.panel.red()), mixed(colour.green(), m_theme.panel.green()),
            mixed(colour.blue(), m_theme.panel.blue()));
    };
    setMarkerBackgroundColor(tinted(m_theme.compute, 0.16), errorMarker);
    setMarkerBackgroundColor(tinted(m_theme.muted, 0.12), warningMarker);
    setMarkerBackgroundColor(tinted(m_theme.accent, 0.22), currentMarker);
    setCallTipsBackgroundColor(m_theme.field);
    setCallTipsForegroundColor(m_theme.ink);
    fitLexer();
}

void Editor::fitLexer()
{
    int longest = 0;
    for (int line = 0; line < lines(); ++line)
        longest = std::max(longest, lineLength(line));
    QsciLexer* wanted = longest > longestHighlighted ? nullptr : m_lexer;
    if (lexer() != wanted)
        setLexer(wanted);
}

void Editor::setSource(const QString& source)
{
    if (source == text())
        return;
    m_quiet = true;
    setText(source);
    m_quiet = false;
    setDiagnostics({});
    fitLexer();
}

void Editor::setDiagnostics(const std::vector<Diagnostic>& diagnostics)
{
    markerDeleteAll(errorMarker);
    markerDeleteAll(warningMarker);
    clearAnnotations();
    const QsciStyle style(-1, QStringLiteral("message"), m_theme.warning, m_theme.field,
        pointFont(FontRole::Small));
    std::map<int, QString> messages; // one annotation a line
    for (const Diagnostic& diagnostic : diagnostics) {
        const int line = static_cast<int>(diagnostic.line) - 1;
        if (line < 0 || line >= lines())
            continue;
        markerAdd(line, diagnostic.severity == Severity::Error ? errorMarker : warningMarker);
        QString& text = messages[line];
        text += (text.isEmpty() ? QString() : QStringLiteral("\n")) + QString::fromStdString(diagnostic.message);
    }
    for (const auto& [line, text] : messages)
        annotate(line, wrapped(text), style);
    if (messages.empty())
        return;
    const long first = SendScintilla(SCI_GETFIRSTVISIBLELINE), line = messages.begin()->first;
    if (line < first || line + 2 >= first + SendScintilla(SCI_LINESONSCREEN))
        SendScintilla(SCI_SETFIRSTVISIBLELINE, static_cast<unsigned long>(std::max(0L, line - 3)));
}

void Editor::showLine(int line)
{
    setCursorPosition(line - 1, 0);
    ensureLineVisible(line - 1);
    setFocus();
}

void Editor::setCurrentLine(int line)
{
    markerDeleteAll(currentMarker);
    if (line < 1 || line > lines())
        return;
    markerAdd(line - 1, currentMarker);
    ensureLineVisible(line - 1);
    const long first = SendScintilla(SCI_GETFIRSTVISIBLELINE);
    if (line - 1 < first || line >= first + SendScintilla(SCI_LINESONSCREEN))
        SendScintilla(SCI_SETFIRSTVISIBLELINE, static_cast<unsigned long>(std::max(0, line - 4)));
}

bool Editor::event(QEvent* event)
{
    const bool isShortcut = event->type() == QEvent::ShortcutOverride;
    if (!isShortcut || static_cast<QKeyEvent*>(event)->key() != Qt::Key_Escape || helps()) // … which Esc closes, and no more
        return QsciScintilla::event(event);
    m_leaving = true; // also where the window takes the key
    event->ignore();
    return true;
}

void Editor::keyPressEvent(QKeyEvent* event)
{
    const bool isTab = event->key() == Qt::Key_Tab || event->key() == Qt::Key_Backtab;
    if (m_leaving && isTab) {
        m_leaving = false;
        QWidget::focusNextPrevChild(event->key() == Qt::Key_Tab && !(event->modifiers() & Qt::ShiftModifier));
        return;
    }
    const bool onlyModifier
        = event->key() == Qt::Key_Shift || event->key() == Qt::Key_Control || event->key() == Qt::Key_Alt;
    if (!onlyModifier)
        m_leaving = event->key() == Qt::Key_Escape && !helps();
    QsciScintilla::keyPressEvent(event);
}

void Editor::focusOutEvent(QFocusEvent* event)
{
    m_leaving = false;
    QsciScintilla::focusOutEvent(event);
}

} // namespace roundtrip
