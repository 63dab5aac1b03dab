# Every language's words go into the program as ":/i18n/roundtrip_LANGUAGE.qm".
find_package(Qt6 6.4 REQUIRED COMPONENTS LinguistTools)
set(translations ${PROJECT_SOURCE_DIR}/resources/translations)
set(english ${translations}/roundtrip_en.ts) # only what has a plural
set(translated ${translations}/roundtrip_tr.ts ${translations}/roundtrip_it.ts ${translations}/roundtrip_sv.ts)
# What pictures and charts say in the words of OpenCL: those sentences alone, written by hand.
foreach(language en tr it sv)
    list(APPEND renamed ${translations}/opencl/roundtrip_opencl_${language}.ts)
endforeach()
qt_add_lrelease(roundtrip_app TS_FILES ${english} ${translated} ${renamed} QM_FILES_OUTPUT_VARIABLE words)
qt_add_resources(roundtrip_app i18n PREFIX /i18n BASE ${CMAKE_CURRENT_BINARY_DIR} FILES ${words})

# Takes new and changed sentences from the sources into the .ts files.
set(options -silent -locations none -no-obsolete ${PROJECT_SOURCE_DIR}/app -ts)
add_custom_target(update_translations VERBATIM
    COMMAND Qt6::lupdate -pluralonly ${options} ${english}
    COMMAND Qt6::lupdate ${options} ${translated})
