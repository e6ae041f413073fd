#!/usr/bin/env bash
# Every man page is one that man reads without a warning, and tells of every option; the French one of the command line
# lacks no text.
# Arguments: the folder of the man pages, the programs' folder, the table of French.
# shellcheck source-path=SCRIPTDIR
. "$(dirname -- "${BASH_SOURCE[0]}")/common.sh"

pages=$1
bin=$2
table=$3
needs man
scratch

for page in "$pages"/man1/zonewright{,-cli}.1 "$pages"/fr/man1/zonewright{,-cli}.1; do
    warnings=$(LC_ALL=C.UTF-8 MANROFFSEQ='' MANWIDTH=80 man --warnings -E UTF-8 -l -Tutf8 -Z "$page" 2>&1 >/dev/null)
    same "man warns of $page" '' "$warnings"
    lines=$(LC_ALL=C.UTF-8 MANWIDTH=80 man -l "$page" | wc -l)
    ((lines > 60)) || fault "$page has $lines lines"
done

"$bin/zonewright_package_tool" strict-man "$table" "$folder/page.1" || fault 'the French page is not complete'
cmp -s "$folder/page.1" "$pages/fr/man1/zonewright-cli.1" || fault 'the French page is not the one that was built'

# Both editor's pages tell what its help tells.
options=$("$bin/zonewright" --help | grep -oE '^ +(-[a-z], )?--[a-z-]+' | grep -oE -- '--[a-z-]+')
[[ $(wc -w <<<"$options") -gt 6 ]] || fault 'the editor tells of no options'
for option in $options; do
    for page in "$pages"/man1/zonewright.1 "$pages"/fr/man1/zonewright.1; do
        tr -d '\134' <"$page" | grep -q -- "$option" || fault "$page does not tell of $option"
    done
done
sections() {
    grep -cE '^\.(SH|TP|EX)' "$1"
}
same 'the pages of the editor differ in their parts' "$(sections "$pages/man1/zonewright.1")" \
    "$(sections "$pages/fr/man1/zonewright.1")"
finish
