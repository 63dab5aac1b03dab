#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Can the window be used through the accessibility bus alone, in each language? Real display, real bus, real engine.
# usage: accessibility_test.sh PROGRAM SOURCE_FOLDER [LANGUAGE …]. 77: a tool is missing.
set -u
program=$1 source=$2
shift 2
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
for tool in Xvfb dbus-run-session python3; do
    command -v "$tool" >/dev/null || { echo "skipped: $tool is not installed"; exit 77; }
done
/usr/bin/python3 -c 'import pyatspi' 2>/dev/null || { echo "skipped: python3-pyatspi is not installed"; exit 77; }
[ -x /usr/libexec/at-spi-bus-launcher ] || { echo "skipped: at-spi2-core is not installed"; exit 77; }

out=$(mktemp -d)
Xvfb -displayfd 1 -screen 0 1400x900x24 -nolisten tcp >"$out/display" 2>"$out/x.log" &
x=$!
trap 'kill $x 2>/dev/null; wait $x 2>/dev/null; rm -rf "$out"' EXIT
for _ in $(seq 300); do
    [ -s "$out/display" ] && break
    kill -0 $x 2>/dev/null || { echo "FAIL: Xvfb ended"; cat "$out/x.log"; exit 1; }
    sleep 0.1
done
export DISPLAY=:$(cat "$out/display") QT_QPA_PLATFORM=xcb QT_LINUX_ACCESSIBILITY_ALWAYS_ON=1 LC_ALL=C.UTF-8
unset WAYLAND_DISPLAY ROUNDTRIP_PROFILE ROUNDTRIP_ENGINE
dbus-run-session -- /usr/bin/python3 "$here/accessibility_test.py" "$program" "$source" "$out" "$@"
