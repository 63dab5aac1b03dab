// SPDX-License-Identifier: GPL-3.0-or-later
#include "commandline.h"

#include "counts.h"
#include "optiontable.h"
#include "plan/trials.h"
#include "protocol/codec.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>
#include <limits>

namespace roundtrip {
namespace {

struct CommandlineWords {
    Q_DECLARE_TR_FUNCTIONS(roundtrip::CommandLine)
};

template <class Enum> QStringList namesOf(std::initializer_list<Enum> values)
{
    QStringList names;
    for (const Enum value : values)
        names += QLatin1String(nameOf(value));
    return names;
}

const QStringList& strategies()
{
    static const QStringList names
        = namesOf({Strategy::RoundTrip, Strategy::KeepOnDevice, Strategy::Pipelined, Strategy::Mapped});
    return names;
}
const QStringList& types()
{
    static const QStringList names
        = namesOf({ElementType::Float, ElementType::Double, ElementType::Int, ElementType::UInt});
    return names;
}

QString hint(const QString& word, const QStringList& candidates)
{
    const QString nearest = nearestWord(word, candidates);
    if (!nearest.isEmpty())
        return CommandlineWords::tr(" Did you mean %1?").arg(nearest);
    return candidates.isEmpty() ? QString()
                                : CommandlineWords::tr(" Possible are: %1.").arg(candidates.join(QStringLiteral(", ")));
}

// Whether it has the form of a number, however large.
bool isCount(const QString& text)
{
    static const QRegularExpression form(QStringLiteral("^[0-9]+([\\^e][0-9]+)?$"));
    return form.match(text).hasMatch();
}

// Reads one command's options into an Options, or notes the first mistake.
class ArgumentReader {
public:
    explicit ArgumentReader(Command command) { m_options.command = command; }

    std::variant<Options, UsageError> read(const QStringList& words)
    {
        for (m_at = 0; m_at < words.size() && m_error.isEmpty(); ++m_at)
            readWord(words);
        if (m_error.isEmpty())
            finish();
        if (!m_error.isEmpty())
            return UsageError{m_error, m_options.command == Command::Help ? m_options.helpFor : m_options.command};
        return m_options;
    }

private:
    void readWord(const QStringList& words)
    {
        const QString word = words[m_at];
        const qsizetype equals = word.startsWith(QLatin1String("--")) ? word.indexOf(QLatin1Char('=')) : -1;
        const QString name = equals < 0 ? word : word.left(equals); // of an option; a file's name may hold anything
        const CommandOption* option = optionNamed(name);
        if (!option)
            return unknown(name);
        if (!option->value) {
            if (equals >= 0)
                m_error = CommandlineWords::tr("%1 takes no value.").arg(name);
            else
                apply(*option, {});
            return;
        }
        // A value may be "-", but an option in its place means that it was forgotten.
        const bool missing
            = equals < 0 && (m_at + 1 >= words.size() || words[m_at + 1].startsWith(QLatin1String("--")));
        if (missing)
            m_error = CommandlineWords::tr("%1 needs a value: %1 %2.").arg(name, QLatin1String(option->value));
        else
            apply(*option, equals < 0 ? words[++m_at] : word.mid(equals + 1));
    }

    unsigned bit() const { return bitOf(m_options.command == Command::Help ? m_options.helpFor : m_options.command); }

    const CommandOption* optionNamed(const QString& name) const
    {
        const QString full = name == QLatin1String("-h") ? QStringLiteral("--help") : name;
        for (const CommandOption& option : commandOptions())
            if ((option.commands & bit()) && full == QLatin1String(option.name))
                return &option;
        return nullptr;
    }

    void unknown(const QString& name)
    {
        const CommandWord* word = commandWord(m_options.command);
        if (!name.startsWith(QLatin1Char('-')) && word && *word->operands) {
            m_options.files += name;
            return;
        }
        QStringList names;
        for (const CommandOption& option : commandOptions()) {
            if (option.commands & bit())
                names += QLatin1String(option.name);
            else if (name == QLatin1String(option.name)) {
                m_error = CommandlineWords::tr("%1 does not go with this command.").arg(name);
                return;
            }
        }
        m_error = name.startsWith(QLatin1Char('-')) ? CommandlineWords::tr("There is no option %1.").arg(name) + hint(name, names)
                                                    : CommandlineWords::tr("The word %1 is one too many.").arg(name);
    }

    void apply(const CommandOption& option, const QString& value)
    {
        Settings& s = m_options.settings;
        switch (option.key) {
        case OptionKey::Elements: return number(option, value, s.elements);
        case OptionKey::Block: return number(option, value, s.block);
        case OptionKey::Grid: return value == QLatin1String("auto") ? void(s.grid = 0) : number(option, value, s.grid);
        case OptionKey::Chain: return number(option, value, s.chain);
        case OptionKey::Chunks: m_options.chunksGiven = true; return number(option, value, s.chunks);
        case OptionKey::Repetitions: return number(option, value, s.repetitions);
        case OptionKey::From: return atLeastOne(option, value, m_options.from);
        case OptionKey::To: return atLeastOne(option, value, m_options.to);
        case OptionKey::Points: return atLeastOne(option, value, m_options.points);
        case OptionKey::Kernel: return kernel(value);
        case OptionKey::Strategy: return name(option, value, strategyNamed(value.toUtf8()), s.strategy, strategies());
        case OptionKey::Type: return name(option, value, elementTypeNamed(value.toUtf8()), s.type, types());
        case OptionKey::Over: return sweepOver(value);
        case OptionKey::Device: m_options.device = value.toStdString(); return;
        case OptionKey::Modelled: m_options.modelled = value.toStdString(); return;
        case OptionKey::Json: m_options.json = true; return;
        case OptionKey::Export:
            m_options.exports.push_back({value, ExportFormat::Json});
            m_formatGiven.push_back(false);
            return;
        case OptionKey::Format: return format(value);
        case OptionKey::Semicolons: m_options.csv = CsvStyle::Spreadsheet; return;
        case OptionKey::Out: m_options.out = value; return;
        case OptionKey::Profile: return profile(value);
        case OptionKey::Lessons: return lessons(value);
        case OptionKey::Name: m_options.name = value; return;
        case OptionKey::Exercise: m_options.exercise = value; return;
        case OptionKey::Seed: return number(option, value, m_options.seed.emplace());
        case OptionKey::Engine: m_options.engine = value; return;
        case OptionKey::Help:
            m_options.helpFor = m_options.command == Command::Help ? m_options.helpFor : m_options.command;
            m_options.command = Command::Help;
            return;
        case OptionKey::Version: m_options.command = Command::Version; return;
        }
    }

    template <class T> void number(const CommandOption& option, const QString& value, T& to)
    {
        // Scripts write plain digits: in "1,5" a comma may be a point or a mistake.
        const bool plain = std::all_of(
            value.begin(), value.end(), [](QChar c) { return (c >= u'0' && c <= u'9') || c == u'^' || c == u'e'; });
        const auto number = plain ? parseCount(value) : std::nullopt;
        if (plain && (number ? *number > std::numeric_limits<T>::max() : isCount(value)))
            m_error = CommandlineWords::tr("%1 %2 is too large; %3 is the most that can be said.")
                          .arg(QLatin1String(option.name), value, QString::number(std::numeric_limits<T>::max()));
        else if (!number)
            m_error = CommandlineWords::tr("%1 needs a whole number such as 1000 or 2^20, not \"%2\".")
                          .arg(QLatin1String(option.name), value);
        else
            to = static_cast<T>(*number);
    }

    template <class T> void atLeastOne(const CommandOption& option, const QString& value, T& to)
    {
        number(option, value, to);
        if (m_error.isEmpty() && to == 0)
            m_error = CommandlineWords::tr("%1 starts at 1.").arg(QLatin1String(option.name));
    }

    template <class T>
    void name(const CommandOption& option, const QString& value, const std::optional<T>& parsed, T& to,
        const QStringList& known)
    {
        if (parsed)
            to = *parsed;
        else
            m_error = CommandlineWords::tr("%1 does not know \"%2\".").arg(QLatin1String(option.name), value) + hint(value, known);
    }

    void profile(const QString& value)
    {
        m_options.profile = value;
        if (value.isEmpty())
            m_error = CommandlineWords::tr("--profile needs a folder.");
    }

    void lessons(const QString& value)
    {
        m_options.lessons = value;
        if (value.isEmpty())
            m_error = CommandlineWords::tr("--lessons needs a folder.");
    }

    void kernel(const QString& value)
    {
        const bool isFile
            = value.contains(QLatin1Char('/')) || value.endsWith(QLatin1String(".cl"), Qt::CaseInsensitive);
        m_options.kernelFile = isFile ? value : QString();
        if (!isFile)
            m_options.settings.kernel = value.toStdString();
    }

    void sweepOver(const QString& value)
    {
        const QStringList known{QStringLiteral("n"), QStringLiteral("block"), QStringLiteral("pieces"), QStringLiteral("chunks")};
        m_overGiven = true;
        if (!known.contains(value))
            m_error = CommandlineWords::tr("--over does not know \"%1\".").arg(value) + hint(value, known);
        m_options.over = static_cast<SweepOver>(std::max<qsizetype>(known.indexOf(value), 0)); // in the order of SweepOver
    }

    void format(const QString& value)
    {
        const auto format = formatNamed(value);
        if (!format)
            m_error = CommandlineWords::tr("--format does not know \"%1\".").arg(value) + hint(value, formatNames());
        else if (m_options.exports.empty())
            m_error = CommandlineWords::tr("--format stands behind the --export that it is for.");
        else {
            m_options.exports.back().format = *format;
            m_formatGiven.back() = true;
        }
    }

    void finish()
    {
        int toOutput = m_options.json ? 1 : 0;
        for (std::size_t i = 0; i < m_options.exports.size() && m_error.isEmpty(); ++i) {
            ExportTarget& target = m_options.exports[i];
            toOutput += target.path == QLatin1String("-");
            if (m_formatGiven[i])
                continue;
            const auto format = formatOfPath(target.path);
            if (target.path == QLatin1String("-"))
                m_error = CommandlineWords::tr("--export - needs --format, since standard output has no name that says it.");
            else if (!format)
                m_error = CommandlineWords::tr("The name \"%1\" does not say what to write. Let it end in .png, .svg, .pdf, .csv, "
                                    ".json or .trace.json, or add --format.")
                              .arg(target.path);
            else
                target.format = *format;
        }
        if (m_error.isEmpty() && toOutput > 1)
            m_error = CommandlineWords::tr("Only one result can go to standard output.");
        if (m_error.isEmpty() && m_options.command == Command::Sweep)
            finishSweep();
        if (m_error.isEmpty() && m_options.command == Command::Check)
            finishCheck();
        if (m_error.isEmpty() && m_options.command == Command::LessonsCheck && m_options.files.size() != 1)
            m_error = CommandlineWords::tr("lessons check needs one folder: a lesson, or a folder of lessons.");
        if (m_error.isEmpty())
            finishResults();
    }

    void finishCheck()
    {
        if (m_options.files.isEmpty())
            m_error = CommandlineWords::tr("check needs a .cl file, or a folder of them.");
        else if (m_options.exercise.isEmpty())
            m_error = CommandlineWords::tr("check needs --exercise, for example --exercise vec-add.");
    }

    void finishResults()
    {
        const qsizetype files = m_options.files.size();
        if (m_options.command == Command::ResultsMerge && files == 0)
            m_error = CommandlineWords::tr("results merge needs the files that the learners exported.");
        if (m_options.command != Command::ResultsExport)
            return;
        const auto format = files == 0 ? std::nullopt : formatOfPath(m_options.files.front());
        if (files == 0)
            m_error = CommandlineWords::tr("results export needs the file to write, such as results.csv.");
        else if (files > 1)
            m_error = CommandlineWords::tr("The word %1 is one too many.").arg(m_options.files[1]);
        else if (format != ExportFormat::Csv && format != ExportFormat::Json)
            m_error = CommandlineWords::tr("The name \"%1\" does not say what to write. Let it end in .csv or .json.").arg(m_options.files.front());
    }

    void finishSweep()
    {
        if (!m_overGiven)
            m_error = CommandlineWords::tr("sweep needs --over n, block, pieces or chunks.");
        else if (m_options.from != 0 && m_options.to != 0 && m_options.to < m_options.from)
            m_error = CommandlineWords::tr("--to %1 is below --from %2. Let the larger one be --to.")
                          .arg(m_options.to)
                          .arg(m_options.from);
        else if (m_options.points > mostSweepPoints)
            m_error = CommandlineWords::tr("--points %1 is too large; %2 are the most.").arg(m_options.points).arg(mostSweepPoints);
        else if (m_options.over == SweepOver::Pieces && m_options.to > mostPieces)
            m_error = CommandlineWords::tr("--to %1 is too large; %2 pieces are the most.").arg(m_options.to).arg(mostPieces);
        else if (m_options.over != SweepOver::Elements && m_options.settings.elements == 0)
            m_error = CommandlineWords::tr("--elements 0 leaves nothing to time. Choose 1 or more.");
        else
            for (const ExportTarget& target : m_options.exports)
                if (target.format == ExportFormat::Trace)
                    m_error = CommandlineWords::tr("A sweep cannot be written as a trace, which shows the steps of one run. Choose "
                                        "another format for %1, or: roundtrip run.")
                                  .arg(target.path);
    }

    Options m_options;
    std::vector<bool> m_formatGiven;
    bool m_overGiven = false;
    qsizetype m_at = 0;
    QString m_error;
};

// Of the commands of two words that begin with that one.
QStringList secondWords(const QString& first)
{
    QStringList found;
    for (const CommandWord& known : commandWords())
        if (QString::fromLatin1(known.word).startsWith(first + QLatin1Char(' ')))
            found += QString::fromLatin1(known.word).section(QLatin1Char(' '), 1);
    return found;
}

} // namespace

std::variant<Options, UsageError> parseCommandLine(const QStringList& arguments)
{
    if (arguments.isEmpty() || arguments.first().startsWith(QLatin1Char('-')))
        return ArgumentReader(Command::Window).read(arguments);
    const QString word = arguments.first();
    QStringList words;
    for (const CommandWord& known : commandWords()) {
        const QStringList parts = QString::fromLatin1(known.word).split(QLatin1Char(' '));
        if (arguments.mid(0, parts.size()) == parts)
            return ArgumentReader(known.command).read(arguments.mid(parts.size()));
        words += parts.first();
    }
    if (const QStringList second = secondWords(word); !second.isEmpty())
        return UsageError{CommandlineWords::tr("%1 needs a second word:").arg(word) + hint(arguments.value(1), second), Command::Window};
    words.removeDuplicates();
    if (word == QLatin1String("help")) {
        Options options;
        options.command = Command::Help;
        return options;
    }
    return UsageError{CommandlineWords::tr("There is no command %1.").arg(word) + hint(word, words), Command::Window};
}

} // namespace roundtrip
