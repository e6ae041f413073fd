# shellcheck shell=bash
# What packaging/run, packaging/test and packaging/deb share. Sourced by them, never run by itself.

set -euo pipefail

root=$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.." && pwd -P)
build=$root/build/release

# What it takes to build the editor and the command line, and to show text, icons and French buttons.
# shellcheck disable=SC2034
build_packages=(
    g++ cmake ninja-build
    libfmt-dev libexpected-dev nlohmann-json3-dev zlib1g-dev libzstd-dev
    qt6-base-dev qt6-svg-dev qt6-tools-dev qt6-l10n-tools qt6-translations-l10n
    fonts-dejavu-core
)
# What the test suite takes besides.
# shellcheck disable=SC2034
test_packages=(libbenchmark-dev tiled desktop-file-utils appstream shared-mime-info man-db dpkg-dev lintian zsh)
# What it takes to make Debian packages and to look at them critically.
# shellcheck disable=SC2034
deb_packages=(dpkg-dev lintian)

# Nothing here reads from its caller; and Qt wants a UTF-8 locale, which a bare system does not set.
exec </dev/null
if [[ -z ${LC_ALL:-}${LC_CTYPE:-}${LANG:-} ]]; then
    export LC_ALL=C.UTF-8
fi

say() {
    printf '%s\n' "$*" >&2
}

# have_package NAME: whether dpkg has it installed.
have_package() {
    { dpkg-query -W -f '${db:Status-Status}\n' "$1" 2>/dev/null || true; } | grep -qx installed
}

# apt COMMAND...: apt-get as root, which asks nothing. Where there is no terminal nobody could answer sudo either.
apt() {
    local -a elevate=()
    if ((EUID != 0)); then
        elevate=(sudo)
        if ! { : >/dev/tty; } 2>/dev/null; then
            elevate+=(-n)
        fi
    fi
    "${elevate[@]}" env DEBIAN_FRONTEND=noninteractive apt-get -q -o DPkg::Lock::Timeout=600 "$@"
}

# install_missing NAME...: installs the packages that are missing, and calls no apt when none is.
install_missing() {
    local package
    local -a missing=()
    if ! command -v dpkg-query >/dev/null; then
        say "This is no Debian, so nothing is installed; the README says what the build needs."
        return 0
    fi
    for package in "$@"; do
        have_package "$package" || missing+=("$package")
    done
    if ((${#missing[@]} == 0)); then
        return 0
    fi
    if ((EUID != 0)) && ! command -v sudo >/dev/null; then
        say "Packages are missing, and without sudo only root may install them:"
        say "apt-get install --no-install-recommends ${missing[*]}"
        return 1
    fi
    say "Installing what is missing: ${missing[*]}"
    # What the build finds depends on what is installed, so the next one configures anew.
    rm -f -- "$build/build.ninja"
    # An update that fails for one source among several need not matter; the installation decides.
    apt update || say "Not all package lists could be updated; going on with those that are here."
    apt install -y --no-install-recommends "${missing[@]}"
}

# configured: whether the build folder belongs to this place and to the presets as they are now. Ninja itself notices
# every other change.
configured() {
    [[ -f $build/build.ninja && ! $root/CMakePresets.json -nt $build/build.ninja ]] &&
        grep -qxF "CMAKE_HOME_DIRECTORY:INTERNAL=$root" "$build/CMakeCache.txt"
}

# build_targets NAME...: configures where that is needed, and builds the targets.
build_targets() {
    cd -- "$root"
    if ! configured; then
        rm -f -- "$build/build.ninja" "$build/CMakeCache.txt"
        cmake --preset release
    fi
    cmake --build --preset release --parallel "$(nproc)" --target "$@"
}
