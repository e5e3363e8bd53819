import Foundation

/// Which rules of a style sheet hold that begin with `@`.
enum StyleCondition {
    /// Rules that change nothing: fonts, since texts are not drawn as outlines, and what moves or is printed.
    private static let ignored: Set<String> = [
        "@charset", "@namespace", "@font-face", "@keyframes", "@-webkit-keyframes", "@page",
    ]

    /// What is true of a picture, and what is not: it is looked at on a screen, and as the file's author drew it, in light.
    private static let conditions = [
        "all": true, "screen": true, "only screen": true, "print": false, "speech": false,
        "(prefers-color-scheme: light)": true, "(prefers-color-scheme: dark)": false,
        "(prefers-reduced-motion: no-preference)": true, "(prefers-reduced-motion: reduce)": false,
        "(prefers-reduced-motion)": false, "(prefers-contrast: more)": false,
        "(forced-colors: active)": false,
    ]

    /// Whether the rules in the block behind such a beginning hold.
    ///
    /// - Parameter head: Such as `@media (prefers-color-scheme: dark)`.
    static func holds(_ head: String, line: Int) throws(VectorImageError) -> Bool {
        let words = head.lowercased().split(whereSeparator: \.isWhitespace)
        let name = words.first.map(String.init) ?? ""
        if ignored.contains(name) { return false }
        guard name == "@media" else { throw .unsupportedRule(head, line: line) }
        let queries = words.dropFirst().joined(separator: " ").replacing(/\s*:\s*/, with: ": ")
            .split(separator: ",")
        var holds = false
        for query in queries {
            let terms = query.split(separator: " and ").map { $0.trimmingCharacters(in: .whitespaces) }
            let known = terms.compactMap { conditions[$0] }
            // A term that is not true settles it, whatever the others say.
            guard known.count == terms.count || known.contains(false) else {
                throw .unsupportedRule(head, line: line)
            }
            holds = holds || !known.contains(false)
        }
        return holds
    }
}
