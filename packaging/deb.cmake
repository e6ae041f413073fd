# Debian's packages, made by cpack: zonewright, the editor, and zonewright-cli for machines without a display, which
# takes no widgets. Their files that are Debian's own are added by debian/stage.cmake.
set(ZONEWRIGHT_HOMEPAGE https://github.com/zonewright/zonewright) # nothing is there yet; see the metainfo

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME zonewright)
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "") # or it would stand above the first line of each description
set(CPACK_PACKAGE_VENDOR Zonewright)
set(CPACK_PACKAGE_CONTACT "Zonewright developers <zonewright@users.noreply.github.com>")
set(CPACK_VERBATIM_VARIABLES ON)
set(CPACK_STRIP_FILES ON)
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_COMPONENTS_ALL editor cli)
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_PRE_BUILD_SCRIPTS ${CMAKE_CURRENT_LIST_DIR}/debian/stage.cmake)
set(CPACK_ZONEWRIGHT_DEBIAN ${CMAKE_CURRENT_LIST_DIR}/debian)
set(CPACK_ZONEWRIGHT_CHANGELOG ${PROJECT_SOURCE_DIR}/CHANGELOG.md)
# Folders of a package are readable to all, whatever the mask of who makes it.
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS
    OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)

set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_RELEASE 1)
set(CPACK_DEBIAN_PACKAGE_HOMEPAGE ${ZONEWRIGHT_HOMEPAGE})
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_PRIORITY optional)
set(CPACK_DEBIAN_COMPRESSION_TYPE xz)

set(CPACK_DEBIAN_EDITOR_PACKAGE_NAME zonewright)
set(CPACK_DEBIAN_EDITOR_PACKAGE_SECTION devel)
set(CPACK_DEBIAN_EDITOR_PACKAGE_DEPENDS "zonewright-cli (= ${PROJECT_VERSION}-${CPACK_DEBIAN_PACKAGE_RELEASE})")
# No link tells of these: the French of Qt's own buttons, and Wayland where there is no XWayland.
set(CPACK_DEBIAN_EDITOR_PACKAGE_RECOMMENDS qt6-translations-l10n)
set(CPACK_DEBIAN_EDITOR_PACKAGE_SUGGESTS "qt6-wayland, tiled")
set(CPACK_DEBIAN_EDITOR_DESCRIPTION [[level editor for the worlds of roguelike games
Zonewright makes worlds from a name and two sizes: square grids of zones that
wrap around on both axes, the same on every machine for ever.
.
The editor shows them as a map, lets a player walk through them turn by turn,
and makes dungeons for them: strips of rooms that share junctions, and floors
of rooms and corridors dug from a list of pieces. It exports to Tiled and LDtk,
and as CSV, PNG, text and JSON.]])

set(CPACK_DEBIAN_CLI_PACKAGE_NAME zonewright-cli)
set(CPACK_DEBIAN_CLI_PACKAGE_SECTION devel)
set(CPACK_DEBIAN_CLI_PACKAGE_SUGGESTS zonewright)
set(CPACK_DEBIAN_CLI_DESCRIPTION [[worlds of roguelike games on the command line
Zonewright makes worlds from a name and two sizes: square grids of zones that
wrap around on both axes, the same on every machine for ever.
.
This is its command line, which shows worlds and zones, traces walks, makes
dungeon floors, finds the problems of projects, exports levels and draws
pictures of them, in scripts and without a display. Sample projects, room
catalogues and piece lists are here too.]])

include(CPack)
