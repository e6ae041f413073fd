#!/usr/bin/env zsh
# Zsh completes the programs' command lines: keys are typed into a shell with its completion system.
# Arguments: the folder of the made function, that of the written one.

zmodload zsh/zpty || exit 77
folder=$(mktemp -d)
trap 'rm -rf -- $folder' EXIT
mkdir $folder/functions $folder/files
cp $1/_zonewright-cli $2/_zonewright $folder/functions
touch $folder/files/{ys.zonewright,rooms.json,notes.txt}
faults=0

zpty shell "TERM=dumb LC_ALL=C.UTF-8 zsh -f -i"
# Everything that is offered is listed between two marks, and nothing is put into the line.
zpty -w shell "PS1= PS2= ; stty -echo; fpath=($folder/functions \$fpath); cd $folder/files
autoload -Uz compinit; compinit -u -D
LISTMAX=100000; zstyle ':completion:*' list-colors ''; bindkey '^I' list-choices
zle -N finished; finished() { print -n '<end>'; zle kill-buffer; }; bindkey '^X' finished; print '<ready>'"
zpty -r -m shell greeting '*<ready>*' || exit 77

# offers LINE WORD...: each word is listed when the tabulator follows the line.
offers() {
    local line=$1 found= word
    shift
    zpty -w -n shell $line$'\t'$'\x18'
    zpty -r -m shell found '*<end>*'
    for word in $@; do
        if [[ $found != *$word* ]]; then
            print -r -- "FAIL: no '$word' for: $line; but $found"
            ((faults += 1))
        fi
    done
}

offers 'zonewright-cli ' world 'show the facts' catalogue render
offers 'zonewright-cli world --' --overview --name --zone-size 'one letter for each zone'
offers 'zonewright-cli world --format ' text json png
offers 'zonewright-cli render --view=' floor window zone
offers 'zonewright-cli check ' ys.zonewright
offers 'zonewright-cli catalogue ' rooms.json
offers 'zonewright-cli dig --list ' lair mine rooms.json
offers 'zonewright-cli help ' world export
offers 'zonewright --' --theme --no-session
offers 'zonewright --language ' French
zpty -d shell
((faults == 0)) || exit 1
print 'All is well.'
