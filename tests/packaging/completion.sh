#!/usr/bin/env bash
# Bash completes the programs' command lines. Arguments: the folder of the made script, that of the written ones, the
# programs' folder.
# shellcheck source-path=SCRIPTDIR
. "$(dirname -- "${BASH_SOURCE[0]}")/common.sh"

made=$1
written=$2
bin=$3
scratch
for script in "$made/zonewright-cli" "$written/zonewright"; do
    bash -n "$script" || fault "$script is no script"
    # shellcheck disable=SC1090
    . "$script"
done

cd -- "$folder" || exit 1
mkdir levels 'two words'
touch ys.zonewright rooms.json notes.txt

# offered WORD...: what is offered for the last of these words, on one line. Words are as bash parts them: an equals
# sign is a word.
offered() {
    COMP_WORDS=("$@")
    COMP_CWORD=$(($# - 1))
    COMPREPLY=()
    local line=_${1//-/_}
    "$line"
    printf '%s\n' "${COMPREPLY[@]}" | LC_ALL=C sort | paste -sd ' '
}

# completes WANTED WORD...
completes() {
    local wanted=$1
    shift
    same "completion of: $*" "$wanted" "$(offered "$@")"
}

cli=zonewright-cli
completes 'walk world' $cli w
completes '--help --version' $cli -
completes 'render' $cli help ren
completes 'json png text' $cli world --format ''
completes 'json' $cli world --format = j
completes 'json text' $cli zone --format =
completes '--format=json' $cli zone --format=j
completes '' $cli world --name ''
completes '--overview' $cli world --name Ys --ov
completes '' $cli world --overview --ov
completes '--level' $cli export ys.zonewright --level Crypt --lev
completes 'coalesce fifo retain' $cli walk --queue ''
completes 'floor window world zone' $cli render --view ''
completes 'levels two words ys.zonewright' $cli check ''
completes 'ys.zonewright' $cli export y
completes 'levels rooms.json two words' $cli catalogue ''
completes 'levels' $cli export ys.zonewright --out lev
completes 'levels notes.txt rooms.json two words ys.zonewright' $cli world -o ''
completes 'classic lair levels mine rooms.json two words' $cli dig --list ''
completes 'notes.txt' $cli check notes
completes 'levels two words ys.zonewright' $cli check -- ''
completes '' $cli no-such-command --f

completes 'dark' zonewright --theme d
completes 'system' zonewright --theme = s
completes 'levels two words ys.zonewright' zonewright ''
completes '--theme' zonewright --th

# What each help tells is offered, and nothing else.
while IFS= read -r command; do
    wanted=$("$bin/zonewright-cli" help "$command" | grep -oE '^  -[-a-z]+' | tr -d ' ' | LC_ALL=C sort | paste -sd ' ')
    completes "$wanted" $cli "$command" -
done < <("$bin/zonewright-cli" --help | sed -n '/^Commands:/,/^$/s/^  \([a-z]*\) .*/\1/p')
wanted=$("$bin/zonewright" --help | grep -oE '^ +(-[a-z], )?--[a-z-]+' | grep -oE -- '--?[a-z-]+' | LC_ALL=C sort)
same 'options of the editor' "$(paste -sd ' ' <<<"$wanted")" "$(offered zonewright -)"
finish
