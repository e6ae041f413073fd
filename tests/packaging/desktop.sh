#!/usr/bin/env bash
# The desktop entry, the metainfo and the MIME type are valid, and agree with each other and with the changelog.
# Arguments: the folder packaging of the sources, the version.
# shellcheck source-path=SCRIPTDIR
. "$(dirname -- "${BASH_SOURCE[0]}")/common.sh"

packaging=$1
version=$2
metainfo=("$packaging"/*.metainfo.xml)
needs desktop-file-validate appstreamcli update-mime-database
scratch

desktop-file-validate "$packaging/zonewright.desktop" || fault 'the desktop entry is not valid'
(cd -- "$packaging" && appstreamcli validate --no-net "${metainfo[0]##*/}") || fault 'the metainfo is not valid'

id=$(sed -n 's|.*<id>\(.*\)</id>.*|\1|p' "${metainfo[0]}")
same 'the name of the metainfo is not its id' "$id.metainfo.xml" "${metainfo[0]##*/}"
same 'the metainfo launches another desktop entry' zonewright.desktop \
    "$(sed -n 's|.*<launchable type="desktop-id">\(.*\)</launchable>.*|\1|p' "${metainfo[0]}")"
type=$(sed -n 's|^MimeType=\(.*\);$|\1|p' "$packaging/zonewright.desktop")
same 'the metainfo provides another type' "$type" \
    "$(sed -n 's|.*<mediatype>\(.*\)</mediatype>.*|\1|p' "${metainfo[0]}")"
[[ -f $packaging/icons/${type/\//-}.svg ]] || fault "there is no icon for $type"
same 'the newest release of the metainfo is not this version' "$version" \
    "$(sed -n 's|.*<release version="\([^"]*\)".*|\1|p' "${metainfo[0]}" | head -n 1)"
while IFS= read -r release; do
    grep -q "<release version=\"$release\"" "${metainfo[0]}" || fault "the metainfo lacks the release $release"
done < <(sed -n 's|^## \[\([0-9].*\)\].*|\1|p' "$packaging/../CHANGELOG.md")
same 'the changelog of the package begins with another version' "zonewright ($version-1)" \
    "$(head -n 1 "$packaging/debian/changelog" | cut -d ' ' -f 1,2)"

# Pictures are those of the repository, wherever it is kept.
while IFS= read -r picture; do
    [[ -f $packaging/../$picture ]] || fault "the metainfo shows $picture, which is not there"
done < <(sed -n 's|.*<image>.*/main/\(.*\)</image>.*|\1|p' "${metainfo[0]}")

# Every text has its French: as many marked as unmarked where both are wanted.
for tag in summary p caption li developer_name; do
    english=$(grep -c "<$tag>" "${metainfo[0]}")
    french=$(grep -c "<$tag xml:lang=\"fr\">" "${metainfo[0]}")
    same "the metainfo has not each <$tag> in French" "$english" "$french"
done
for key in GenericName Comment Keywords; do
    grep -q "^$key\[fr\]=" "$packaging/zonewright.desktop" || fault "the desktop entry has no $key in French"
done

# The type is known by name and by what a file begins with.
mkdir -p "$folder/mime/packages"
cp "$packaging/zonewright.xml" "$folder/mime/packages"
XDG_DATA_HOME=$folder XDG_DATA_DIRS=$folder update-mime-database "$folder/mime" || fault 'the MIME type is not valid'
grep -qx "50:$type:\*.zonewright" "$folder/mime/globs2" || fault 'the type has no file names'
for sample in "$packaging"/../resources/samples/*.zonewright "$packaging"/../tests/project/*/*.zonewright; do
    head -c 100 "$sample" | grep -q '"zonewright-project"' || fault "the magic number misses $sample"
done
finish
