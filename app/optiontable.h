// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Which commands and options are there? Inside the command line only: its reader and its help share this table.

#include "commandline.h"

#include <span>

namespace roundtrip {

enum class OptionKey {
    Elements,
    Block,
    Grid,
    Kernel,
    Strategy,
    Chain,
    Chunks,
    Repetitions,
    Device,
    Type,
    Modelled,
    Json,
    Export,
    Format,
    Semicolons,
    Over,
    From,
    To,
    Points,
    Out,
    Profile,
    Lessons,
    Name,
    Exercise,
    Seed,
    Engine,
    Help,
    Version
};

struct CommandOption {
    OptionKey key;
    const char* name;
    const char* value; // what follows it; nullptr: nothing
    unsigned commands; // bits, see bitOf
    const char* help;
};

struct CommandWord {
    Command command;
    const char* word;     // or two
    const char* operands; // what follows the options
    const char* help;
};

unsigned bitOf(Command command);
std::span<const CommandOption> commandOptions();
std::span<const CommandWord> commandWords();
const CommandWord* commandWord(Command command); // null where it has none

} // namespace roundtrip
