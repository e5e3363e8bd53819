import VitrineTokenReading
import VitrineViews

/// Why a name stands for no token.
struct TokenNameError: Error, CustomStringConvertible {
    let description: String

    /// - Parameters:
    ///   - reader: what names the token, such as ``Palette.ink``; nothing where that is not known.
    ///   - contexts: where it does not exist, such as `theme: dark`; nothing where that is everywhere or not known.
    init(reader: String?, path: String, type: TokenType, in set: TokenSet, contexts: String? = nil) {
        let place = contexts.map { " in \($0)" } ?? ""
        let name = reader.map { ", which `\($0)` names" } ?? ""
        let comma = reader == nil ? "" : ","
        if let token = set[path] {
            description =
                "the token '\(path)'\(name)\(comma) is \(token.type.words)\(place) and not \(type.words) "
                + "(\(set.place(of: token)))"
        } else if set.tokens.isEmpty {
            description =
                "there is no token '\(path)'\(name), for Catalog/Tokens has no resolver.json and no *.tokens.json"
        } else {
            let help = set.closest(to: path).flatMap { set[$0] }
                .map { "; did you mean '\($0.path)' (\(set.place(of: $0)))?" }
            description = "there is no token '\(path)'\(place)\(name)" + (help ?? "")
        }
    }
}

/// All names that stand for no token.
package struct TokenNameErrors: Error, Equatable, CustomStringConvertible {
    package let reasons: [String]

    /// How many are named before the rest is counted.
    private static let printedReasons = 10

    package var description: String {
        let rest = reasons.count - Self.printedReasons
        return (reasons.prefix(Self.printedReasons) + (rest > 0 ? ["and \(rest) more"] : []))
            .joined(separator: "\n")
    }
}
