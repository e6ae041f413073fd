# Run by cpack when the files of the packages are in place, and before they are packed: adds what Debian's policy asks
# for. The same files give the same bytes: gzip keeps neither names nor times.
find_program(gzip gzip REQUIRED)

function(packed file)
    execute_process(COMMAND ${gzip} -9nf ${file} COMMAND_ERROR_IS_FATAL ANY)
endfunction()

# added(FILE TARGET): copies a file, which is then readable to all. file(INSTALL) would heed DESTDIR, which cpack has set.
function(added file target)
    cmake_path(GET target PARENT_PATH folder)
    file(MAKE_DIRECTORY ${folder})
    file(COPY_FILE ${file} ${target})
    file(CHMOD ${target} PERMISSIONS OWNER_READ OWNER_WRITE GROUP_READ WORLD_READ)
endfunction()

foreach(component IN ITEMS editor cli)
    string(TOUPPER ${component} key)
    set(package ${CPACK_DEBIAN_${key}_PACKAGE_NAME})
    set(share ${CPACK_TEMPORARY_INSTALL_DIRECTORY}/${component}/usr/share)
    set(doc ${share}/doc/${package})
    added(${CPACK_ZONEWRIGHT_DEBIAN}/copyright ${doc}/copyright)
    added(${CPACK_ZONEWRIGHT_DEBIAN}/changelog ${doc}/changelog.Debian)
    added(${CPACK_ZONEWRIGHT_CHANGELOG} ${doc}/changelog)
    packed(${doc}/changelog.Debian)
    packed(${doc}/changelog)
    file(GLOB pages ${share}/man/man1/*.1 ${share}/man/*/man1/*.1)
    foreach(page IN LISTS pages)
        packed(${page})
    endforeach()
    # Debian's zsh looks for the completion of packages in a folder of its own.
    file(RENAME ${share}/zsh/site-functions ${share}/zsh/vendor-completions)
    added(${CPACK_ZONEWRIGHT_DEBIAN}/lintian-overrides ${share}/lintian/overrides/${package})
endforeach()
