# cpack -G DEB makes the Debian package.
set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME roundtrip)
set(CPACK_PACKAGE_VENDOR "Roundtrip")
set(CPACK_PACKAGE_CONTACT "The Roundtrip authors <roundtrip@users.noreply.github.com>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "course in GPU computing that measures the device")
set(CPACK_PACKAGE_DESCRIPTION
"Four lessons show why GPUs suit AI workloads, how threads, blocks and grids
divide the work, how to write a GPU kernel, and what it costs to move data to
the device and back. Each lesson has short steps and a real experiment: set the
number of elements, the block and the grid, run it, and see on a timeline what
the device did. Kernels run in a sandbox with a deadline.

No GPU is needed: without one, everything runs on the CPU through PoCL. The
experiments also run without a window, as commands.")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)

set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION education)
set(CPACK_DEBIAN_PACKAGE_PRIORITY optional)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
# libraries by shlibdeps; then what is found at run time alone
set(CPACK_DEBIAN_PACKAGE_DEPENDS "pocl-opencl-icd | opencl-icd, fonts-noto-core, fonts-noto-mono")
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS "qt6-translations-l10n, qt6-wayland")
set(CPACK_DEBIAN_PACKAGE_SUGGESTS "clinfo")

set(CPACK_ROUNDTRIP_DEBIAN_FOLDER ${CMAKE_CURRENT_LIST_DIR}/debian)
set(CPACK_PRE_BUILD_SCRIPTS ${CMAKE_CURRENT_LIST_DIR}/debian/finish.cmake)
include(CPack)
