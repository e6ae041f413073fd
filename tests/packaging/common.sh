# shellcheck shell=bash
# What the tests of the package share. Sourced by them, never run by itself.

set -u

faults=0

# skip TEXT: ends the test, which ctest then calls skipped.
skip() {
    printf 'Skipped: %s\n' "$1"
    exit 77
}

# fault TEXT: tells what is wrong, and goes on.
fault() {
    printf 'FAIL: %s\n' "$1"
    faults=$((faults + 1))
}

# needs PROGRAM...: skips the test where a program is not installed.
needs() {
    local program
    for program in "$@"; do
        command -v "$program" >/dev/null || skip "$program is not installed"
    done
}

# same WHAT WANTED FOUND: two texts are the same.
same() {
    if [[ $2 != "$3" ]]; then
        fault "$1"
        diff <(printf '%s\n' "$2") <(printf '%s\n' "$3") | head -20
    fi
}

# finish: the end of every test.
finish() {
    ((faults == 0)) || exit 1
    printf 'All is well.\n'
}

# scratch: a folder for this test in $folder, which goes when it ends.
scratch() {
    folder=$(mktemp -d)
    trap 'rm -rf -- "$folder"' EXIT
}
