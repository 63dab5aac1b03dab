# Every icon goes into the program as ":/icons/NAME.svg".
file(GLOB roundtrip_icons CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/resources/icons/*.svg)
qt_add_resources(roundtrip_app icons PREFIX /icons BASE ${PROJECT_SOURCE_DIR}/resources/icons FILES ${roundtrip_icons})
