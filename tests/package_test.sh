#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Is the Debian package one that Debian would take, and does what it unpacks run?
# usage: package_test.sh SOURCE_FOLDER BUILD_FOLDER, with everything built. 77: a tool is missing.
set -u
source=$1 build=$2
for tool in cpack dpkg-deb dpkg-shlibdeps file desktop-file-validate appstreamcli lintian man; do
    command -v "$tool" >/dev/null || { echo "skipped: $tool is not installed"; exit 77; }
done
export LC_ALL=C.UTF-8 QT_QPA_PLATFORM=offscreen
unset ROUNDTRIP_DATA ROUNDTRIP_ENGINE
out=$(mktemp -d)
trap 'rm -rf "$out"' EXIT
export HOME=$out/home XDG_CONFIG_HOME=$out/home/config XDG_CACHE_HOME=$out/home/cache
mkdir -p "$HOME"

failures=0
fail() { echo "FAIL: $*"; failures=$((failures + 1)); }
# check WHAT COMMAND…: the command succeeds; else its output is shown.
check() {
    local what=$1 said
    shift
    said=$("$@" 2>&1) || { fail "$what"; echo "$said"; }
}

check "cpack makes a package" cpack --config "$build/CPackConfig.cmake" -G DEB -B "$out/package"
deb=$(echo "$out"/package/*.deb)
[ -f "$deb" ] || { fail "there is no package"; exit 1; }
dpkg-deb -x "$deb" "$out/root"
usr=$out/root/usr
id=io.github.roundtrip.Roundtrip

check "lintian finds no error" lintian --allow-root --fail-on error "$deb"
check "the desktop entry is valid" desktop-file-validate "$usr/share/applications/$id.desktop"
check "the AppStream data are valid" appstreamcli validate --no-net "$usr/share/metainfo/$id.metainfo.xml"
for name in scalable/apps/$id.svg 128x128/apps/$id.png; do
    [ -s "$usr/share/icons/hicolor/$name" ] || fail "the icon $name is missing"
done
version=$(dpkg-deb -f "$deb" Version)
grep -q "release version=\"${version%-*}\"" "$usr/share/metainfo/$id.metainfo.xml" || fail "the AppStream data do not know version $version"
grep -q "^roundtrip (${version%-*})" "$source/resources/debian/changelog" || fail "the changelog does not know version $version"

for page in "$usr"/share/man/man1/*.gz; do
    said=$(MANWIDTH=80 man --warnings -E UTF-8 -l "$page" 2>&1 >/dev/null)
    [ -z "$said" ] || fail "man $page: $said"
done

# What was unpacked finds its parts where it lies.
roundtrip=$usr/bin/roundtrip
check "the program starts" "$roundtrip" --version
check "an experiment runs" "$roundtrip" run --elements 1000 --repetitions 3
said=$(env -u DISPLAY -u WAYLAND_DISPLAY -u QT_QPA_PLATFORM "$roundtrip" 2>&1)
[[ $? = 1 && $said == *"roundtrip tour"* ]] || fail "without a display there is no way on: $said"

# The manual page and the completion know what the program knows.
manual=$(MANWIDTH=200 man -l "$usr/share/man/man1/roundtrip.1.gz" 2>/dev/null | col -b)
PATH=$usr/bin:$PATH
. "$usr/share/bash-completion/completions/roundtrip" || fail "bash cannot read the completion"
complete_at() { # complete_at WORD…: what the last word could become
    COMP_WORDS=("$@")
    COMP_CWORD=$(($# - 1))
    COMPREPLY=()
    _roundtrip
}
complete_at roundtrip ''
commands=("${COMPREPLY[@]}")
[[ " ${commands[*]} " == *" run "* ]] || fail "the completion offers no commands: ${commands[*]}"
for command in devices run sweep bench check tour 'results export' 'results merge' 'lessons check'; do
    read -ra words <<<"$command"
    for option in $("$roundtrip" "${words[@]}" --help | grep -oE '^ +--[a-z]+'); do
        [[ $manual == *"$option"* ]] || fail "the manual page does not name $option"
        complete_at roundtrip "${words[@]}" "${option%?}"
        [[ " ${COMPREPLY[*]} " == *" $option "* ]] || fail "the completion of $command does not know $option"
    done
done
complete_at roundtrip results ''
[[ " ${COMPREPLY[*]} " == " export merge " ]] || fail "the completion of results offers: ${COMPREPLY[*]}"
complete_at roundtrip run --kernel vec_add_f
[[ " ${COMPREPLY[*]} " == *" vec_add_floor "* ]] || fail "the completion does not know the kernels: ${COMPREPLY[*]}"

complete_at roundtrip check --exercise vec
[[ " ${COMPREPLY[*]} " == *" vec-add "* ]] || fail "the completion does not know the exercises: ${COMPREPLY[*]}"

[ "$failures" = 0 ] && echo "passed: $(basename "$deb")"
exit $((failures > 0))
