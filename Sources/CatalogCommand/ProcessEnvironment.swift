/// The environment variables of a process that draws.
///
/// Nearly every library below reads some: glibc and Foundation locale and time zone, Pango a language, HarfBuzz its shapers, fontconfig,
/// FreeType, Cairo and Pixman settings, some of them before `main`. So what is not on a list of what is needed is not there at
/// all, and components see the same locale and time zone on each machine.
struct ProcessEnvironment: Equatable {
    var variables: [String: String]

    /// What the command line reads, what the loader and the shell need, and what tools for developers set.
    private static let kept: Set<String> = [
        "CI", "COLUMNS", "GITHUB_ACTIONS", "NO_COLOR", "TERM",
        "LD_LIBRARY_PATH", "LD_PRELOAD", "PATH", "TMPDIR",
        "ASAN_OPTIONS", "LLVM_PROFILE_FILE", "LSAN_OPTIONS", "SWIFT_BACKTRACE", "TSAN_OPTIONS",
        "UBSAN_OPTIONS",
    ]

    /// What every process has that draws.
    private static let fixed = ["LANG": "C.UTF-8", "LC_ALL": "C.UTF-8", "TZ": "UTC"]

    /// The variables that a process may have which draws, of these.
    var cleaned: ProcessEnvironment {
        ProcessEnvironment(
            variables: variables.filter { Self.kept.contains($0.key) }
                .merging(Self.fixed) { _, fixed in fixed })
    }
}
