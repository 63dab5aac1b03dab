# Sourced by app/run and tests/run: installs what is missing and builds.
# Expects $root, the folder of this project.

# The names in package lists, one a line, without comments.
package_names() { grep -hv '^#' "$@"; }

# install_missing LIST…: installs with apt-get, as root or with sudo on a terminal; else says what to type.
install_missing() {
    local missing=() name
    command -v dpkg-query >/dev/null || { echo "This is no Debian system: install what $* name by hand." >&2; return 0; }
    local installed
    installed=$(dpkg-query -W -f='${db:Status-Abbrev} ${Package}\n' 2>/dev/null | awk '$1=="ii" {print $2}')
    for name in $(package_names "$@"); do
        grep -qxF -- "$name" <<<"$installed" || missing+=("$name")
    done
    [ ${#missing[@]} = 0 ] && return 0
    local as=()
    if [ "$(id -u)" != 0 ]; then
        if [ -t 0 ] && command -v sudo >/dev/null; then
            as=(sudo)
        else
            echo "These Debian packages are missing. Install them, then start again:" >&2
            echo "    sudo apt-get install --no-install-recommends ${missing[*]}" >&2
            return 1
        fi
    fi
    echo "Installing ${#missing[@]} Debian packages: ${missing[*]}" >&2
    "${as[@]}" apt-get update -qq &&
        "${as[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${missing[@]}" >/dev/null ||
        { echo "apt-get could not install them. Is the network there, and is no other installation running?" >&2; return 1; }
}

# offer PACKAGE WHY: asks whether to install what is only useful; once, on a terminal alone, and no answer means no.
offer() {
    local asked="${XDG_STATE_HOME:-$HOME/.local/state}/roundtrip/asked-$1" answer="" as=()
    [ -t 0 ] && [ -t 1 ] && [ -t 2 ] && [ ! -e "$asked" ] && command -v dpkg-query >/dev/null || return 0
    [ "$(dpkg-query -W -f='${db:Status-Abbrev}' "$1" 2>/dev/null)" = "ii " ] && return 0
    if [ "$(id -u)" != 0 ]; then
        command -v sudo >/dev/null || return 0
        as=(sudo)
    fi
    mkdir -p "${asked%/*}" 2>/dev/null && : >"$asked" || return 0 # asked again and again, it would be a nuisance
    read -r -t 60 -p "$2 Install $1 now? [y/N] " answer || echo >&2
    case $answer in
    [yY]*) ;;
    *) echo "Not installed. Later: sudo apt-get install $1" >&2; return 0 ;;
    esac
    "${as[@]}" apt-get update -qq &&
        "${as[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$1" >/dev/null ||
        echo "apt-get could not install it. Everything else works without." >&2
}

# build PRESET: configures once, then builds what changed. Quiet when there is nothing to do.
build() {
    local folder="$root/build/$1" launcher=()
    command -v ccache >/dev/null && launcher=(-DCMAKE_CXX_COMPILER_LAUNCHER=ccache)
    if [ ! -f "$folder/build.ninja" ]; then
        (cd "$root" && cmake --preset "$1" "${launcher[@]}") >"$root/build-$1.log" 2>&1 ||
            { cat "$root/build-$1.log" >&2; echo "CMake could not configure the build." >&2; return 1; }
        rm -f "$root/build-$1.log"
        echo "Building Roundtrip (the first time takes a few minutes) …" >&2
    fi
    ninja -C "$folder" --quiet >&2 || { echo "The build failed; the first error stands above." >&2; return 1; }
}
