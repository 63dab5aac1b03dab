#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Does app/run ask for what is only useful once, on a terminal alone, and take silence for a no?
# usage: offer_test.sh SOURCE_FOLDER. 77: a tool is missing.
set -u
source=$1
command -v script >/dev/null || { echo "skipped: script is not installed"; exit 77; }
out=$(mktemp -d)
trap 'rm -rf "$out"' EXIT
export HOME=$out XDG_STATE_HOME=$out/state
mkdir "$out/bin"
# A machine that lacks the package; what is installed is only written down.
printf '#!/bin/sh\nexit 1\n' >"$out/bin/dpkg-query"
printf '#!/bin/sh\necho "$*" >>"%s/installed"\n' "$out" >"$out/bin/apt-get"
printf '#!/bin/sh\nexec "$@"\n' >"$out/bin/sudo"
chmod +x "$out"/bin/*
export PATH=$out/bin:$PATH
offer="root=$source; . $source/app/setup.sh; offer oclgrind Why."

failures=0
fail() { echo "FAIL: $*"; failures=$((failures + 1)); }
# on_terminal INPUT: what is said, to somebody who types INPUT.
on_terminal() { printf '%b' "$1" | script -qec "bash -c '$offer'" /dev/null; }
forget() { rm -rf "$XDG_STATE_HOME" "$out/installed"; }

said=$(bash -c "$offer" </dev/null 2>&1)
[ -z "$said" ] || fail "it asks where there is no terminal: $said"
[ ! -e "$XDG_STATE_HOME" ] || fail "it takes note of a question that it did not ask"

said=$(on_terminal '\n')
[[ $said == *"Why. Install oclgrind now? [y/N]"* ]] || fail "it does not ask on a terminal: $said"
[ ! -e "$out/installed" ] || fail "it installs without a yes"
said=$(on_terminal 'y\n')
[[ $said != *"Install"* ]] || fail "it asks twice: $said"

forget
said=$(on_terminal 'y\n')
grep -q "install.*oclgrind" "$out/installed" 2>/dev/null || fail "a yes does not install it: $said"

forget
printf '#!/bin/sh\nprintf "ii "\n' >"$out/bin/dpkg-query"
said=$(on_terminal 'y\n')
[[ $said != *"Install"* ]] || fail "it asks for what is there: $said"

[ $failures = 0 ]
