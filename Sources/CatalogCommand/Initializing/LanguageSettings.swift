/// How the compiler is to read a team's module.
struct LanguageSettings: Equatable {
    /// Whether it is written in the language mode of Swift 6.
    var isOfSwift6 = false
    /// Whether what does not say its actor is the main actor's.
    var isMainActorByDefault = false

    /// As a manifest writes them.
    ///
    /// The mode is that of most teams, as the strictness of Swift 6 asks Apple's own annotations of all modules; what it adds to the language, and
    /// that mode does not have, is switched on by itself.
    var settings: [String] {
        let features = isOfSwift6 ? Self.featuresOfSwift6 : []
        return [".swiftLanguageMode(.v5)"] + features.map { ".enableUpcomingFeature(\"\($0)\")" }
            + (isMainActorByDefault ? [".defaultIsolation(MainActor.self)"] : [])
    }

    private static let featuresOfSwift6 = [
        "BareSlashRegexLiterals", "ConciseMagicFile", "GlobalActorIsolatedTypesUsability",
        "ImplicitOpenExistentials", "InferSendableFromCaptures", "IsolatedDefaultValues",
    ]
}
