extension Doctor {
    /// Variables that the libraries below document or are known to read, with values that would change a picture if they were read.
    ///
    /// One list for all of them, as a process that draws has none of these: see ``ProcessEnvironment``.
    static let hostileEnvironment = [
        // glibc: locale(7), tzset(3), locale(5), ld.so(8) for tunables, mallopt(3).
        "LANG": "tr_TR.UTF-8", "LC_ALL": "tr_TR.UTF-8", "LC_CTYPE": "ja_JP.eucJP",
        "LC_NUMERIC": "de_DE.UTF-8",
        "LC_TIME": "ar_EG.UTF-8", "LC_COLLATE": "sv_SE.UTF-8", "LC_MESSAGES": "ja_JP.UTF-8",
        "LC_MEASUREMENT": "en_US.UTF-8", "LC_MONETARY": "hi_IN.UTF-8",
        "LANGUAGE": "ja:tr:ar", "LOCPATH": "/nonexistent", "NLSPATH": "/nonexistent",
        "TZ": "Asia/Kolkata", "TZDIR": "/nonexistent", "MALLOC_PERTURB_": "165", "MALLOC_ARENA_MAX": "1",
        "GLIBC_TUNABLES": "glibc.malloc.perturb=90", "POSIXLY_CORRECT": "1",
        // Pango: "Environment Variables" in its documentation, and pango_language_get_preferred.
        "PANGO_LANGUAGE": "ja:zh-tw:ko", "PANGO_BACKEND": "cairo",
        // HarfBuzz: hb_shape_list_shapers, and "Utilities" for its debugging options.
        "HB_SHAPER_LIST": "fallback", "HB_OPTIONS": "uniscribe-bug-compatible", "HB_DEBUG": "1",
        // fontconfig: fonts-conf(5), "Environment Variables".
        "FONTCONFIG_FILE": "/nonexistent", "FONTCONFIG_PATH": "/nonexistent",
        "FONTCONFIG_SYSROOT": "/nonexistent",
        "FONTCONFIG_USE_MMAP": "no", "FC_LANG": "ar", "FC_DEBUG": "0", "FC_DBG_MATCH_FILTER": "family",
        // FreeType: FREETYPE_PROPERTIES in its API reference.
        "FREETYPE_PROPERTIES":
            "truetype:interpreter-version=35 cff:no-stem-darkening=0 cff:hinting-engine=adobe autofitter:warping=1",
        // Cairo and Pixman: cairo-debug and the sources of their run-time detection.
        "CAIRO_DEBUG": "force-fallbacks", "CAIRO_DEBUG_PDF": "1", "PIXMAN_DISABLE": "ssse3 sse2 mmx fast",
        // GLib: "Running GLib Applications".
        "G_SLICE": "always-malloc", "G_DEBUG": "gc-friendly", "G_MESSAGES_DEBUG": "none",
        "G_FILENAME_ENCODING": "ISO-8859-1", "G_RANDOM_VERSION": "2.0", "CHARSET": "ISO-8859-1",
        // ICU: u_setDataDirectory and u_setTimeZoneFilesDirectory.
        "ICU_DATA": "/nonexistent", "ICU_TIMEZONE_FILES_DIR": "/nonexistent", "ICU_ENABLE_TENTATIVE_ERA": "1",
        // Foundation and the libraries of Swift.
        "CFFIXED_USER_HOME": "/nonexistent", "CFLOG_FORCE_STDERR": "0", "TZFILE": "/nonexistent",
        "CF_CHARSET_PATH": "/nonexistent", "__CF_USER_TEXT_ENCODING": "0x0:1:14",
        "SWIFT_DETERMINISTIC_HASHING": "1", "LIBDISPATCH_STRICT": "1",
        "SWIFT_DEBUG_ENABLE_MALLOC_SCRIBBLE": "1",
        // libjpeg-turbo and expat.
        "JSIMD_FORCENONE": "1", "JSIMD_NOHUFFENC": "1", "EXPAT_ENTROPY_DEBUG": "0",
        // The XDG base directories, and what a user's shell sets.
        "HOME": "/nonexistent", "USER": "nobody", "XDG_CACHE_HOME": "/nonexistent",
        "XDG_CONFIG_HOME": "/nonexistent", "XDG_DATA_HOME": "/nonexistent", "XDG_DATA_DIRS": "/nonexistent",
        "SOURCE_DATE_EPOCH": "0", "COLUMNS": "7",
    ]
}
