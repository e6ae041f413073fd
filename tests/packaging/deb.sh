#!/usr/bin/env bash
# The Debian packages hold what the list says and what Debian's policy asks for besides, need what they are to need, and
# lintian has nothing to say that is not explained. Arguments: cpack, the build, the version, the list.
# shellcheck source-path=SCRIPTDIR
. "$(dirname -- "${BASH_SOURCE[0]}")/common.sh"

cpack=$1
build=$2
version=$3
list=$4
needs dpkg-deb dpkg-shlibdeps lintian
scratch

"$cpack" --config "$build/CPackConfig.cmake" -B "$folder" >"$folder/log" 2>&1 || {
    cat -- "$folder/log"
    fault 'no package was made'
    finish
}
architecture=$(dpkg --print-architecture)
for package in zonewright zonewright-cli; do
    deb=$folder/${package}_$version-1_$architecture.deb
    [[ -f $deb ]] || fault "there is no $deb"
    component=editor
    [[ $package == zonewright ]] || component=cli
    # As installed, but that man pages are packed and zsh has a folder of its own; and documents.
    wanted=$({
        sed -n "s/^$component //p" "$list" | sed -E 's|^(share/man/.*)$|\1.gz|; s|zsh/site-functions|zsh/vendor-completions|'
        printf 'share/doc/%s/%s\n' $package changelog.Debian.gz $package changelog.gz $package copyright
        printf 'share/lintian/overrides/%s\n' $package
    } | LC_ALL=C sort)
    same "files of $package" "$wanted" "$(dpkg-deb --fsys-tarfile "$deb" | tar -t |
        sed -n 's|^\./usr/\(.*[^/]\)$|\1|p' | LC_ALL=C sort)"
    depends=$(dpkg-deb -f "$deb" Depends)
    for library in libc6 libfmt9 libqt6core6 libqt6gui6 libqt6svg6; do
        [[ $depends == *$library* ]] || fault "$package does not depend on $library: $depends"
    done
    [[ $package == zonewright || $depends != *widgets* ]] || fault "$package depends on widgets: $depends"
    [[ $package == zonewright-cli || $depends == *libqt6widgets6*"zonewright-cli (= $version-1)"* ||
        $depends == *"zonewright-cli (= $version-1)"*libqt6widgets6* ]] || fault "$package depends on $depends"
    dpkg-deb -f "$deb" Description | head -n 1 | grep -q '^[a-z]' || fault "the summary of $package is not its own"
    for field in Section Priority Maintainer Homepage Installed-Size Description; do
        [[ -n $(dpkg-deb -f "$deb" $field) ]] || fault "$package has no $field"
    done
    dpkg-deb --ctrl-tarfile "$deb" | tar -t | grep -E 'inst$|rm$' && fault "$package has scripts"
done
lintian --allow-root --fail-on error,warning --tag-display-limit 0 "$folder"/*.deb || fault 'lintian complains'
finish
