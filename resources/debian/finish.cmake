# Runs between the installation into CPack's folder and the making of the package: what Debian's policy asks of
# a package and nobody else needs.
if(NOT CPACK_GENERATOR STREQUAL "DEB")
    return()
endif()
set(share ${CPACK_TEMPORARY_INSTALL_DIRECTORY}/usr/share)
file(MAKE_DIRECTORY ${share}/doc/roundtrip)
file(COPY_FILE ${CPACK_ROUNDTRIP_DEBIAN_FOLDER}/copyright ${share}/doc/roundtrip/copyright)
file(COPY_FILE ${CPACK_ROUNDTRIP_DEBIAN_FOLDER}/changelog ${share}/doc/roundtrip/changelog)
file(GLOB texts ${share}/man/man1/* ${share}/doc/roundtrip/changelog)
execute_process(COMMAND gzip -9nf ${texts} COMMAND_ERROR_IS_FATAL ANY)
