#!/usr/bin/env bash
# An installation holds exactly the files of a list, and pictures of the icons at each size.
# Arguments: cmake, the build, the list.
# shellcheck source-path=SCRIPTDIR
. "$(dirname -- "${BASH_SOURCE[0]}")/common.sh"

cmake=$1
build=$2
list=$3
scratch

# Below DESTDIR, as distributions do, and with a prefix, as people do.
DESTDIR=$folder/root "$cmake" --install "$build" --prefix /usr >/dev/null || fault 'the installation failed'
same 'other files are installed than those of the list' "$(cut -d ' ' -f 2 "$list")" \
    "$(cd -- "$folder/root/usr" && find . -type f | cut -c 3- | LC_ALL=C sort)"
"$cmake" --install "$build" --prefix "$folder/prefix" >/dev/null || fault 'the installation below a prefix failed'
same 'an installation below a prefix has other files' "$(cut -d ' ' -f 2 "$list")" \
    "$(cd -- "$folder/prefix" && find . -type f | cut -c 3- | LC_ALL=C sort)"
for component in editor cli; do
    "$cmake" --install "$build" --component $component --prefix "$folder/$component" >/dev/null ||
        fault "the installation of $component failed"
    same "other files belong to $component" "$(sed -n "s/^$component //p" "$list")" \
        "$(cd -- "$folder/$component" && find . -type f | cut -c 3- | LC_ALL=C sort)"
done

# The size of a PNG stands in bytes 16 to 23.
for picture in "$folder"/prefix/share/icons/hicolor/*/*/*.png; do
    side=${picture#*hicolor/}
    side=${side%%x*}
    same "the size of $picture" "$side $side" "$(od -An -j 16 -N 8 --endian=big -t u4 "$picture" | xargs)"
done
[[ -x $folder/prefix/bin/zonewright ]] || fault 'the editor cannot be run'
"$folder/prefix/bin/zonewright-cli" check "$folder/prefix/share/zonewright/samples/elderlore.zonewright" >/dev/null ||
    fault 'the installed command line finds problems in the installed sample'
finish
