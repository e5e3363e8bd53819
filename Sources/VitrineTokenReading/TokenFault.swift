package import VitrineJSONValues

/// A fault in a file of tokens, with its place.
package struct TokenFault: Error, Hashable, Sendable {
    /// As people know it, such as `Catalog/Tokens/color.tokens.json`.
    package var file: String
    package var place: JSONPlace?
    /// What is wrong and what helps, in words that name the token.
    package var reason: String

    package init(file: String, place: JSONPlace? = nil, reason: String) {
        self.file = file
        self.place = place
        self.reason = reason
    }
}

extension TokenFault: CustomStringConvertible {
    package var description: String {
        "\(file)\(place.map { ":\($0)" } ?? ""): \(reason)"
    }
}

/// All that keeps tokens from being had.
package struct TokenFaults: Error, Equatable, Sendable {
    /// In the order of their files and places, each once.
    package let faults: [TokenFault]

    /// How many are looked for.
    static let limit = 100

    package init(_ faults: [TokenFault]) {
        var seen: Set<TokenFault> = []
        self.faults = faults.filter { seen.insert($0).inserted }.sorted { left, right in
            (left.file, left.place?.line ?? 0, left.place?.column ?? 0, left.reason)
                < (right.file, right.place?.line ?? 0, right.place?.column ?? 0, right.reason)
        }
    }
}

extension TokenFaults: CustomStringConvertible {
    /// How many are printed before the rest is counted.
    private static let printedFaults = 10

    package var description: String { lines(\.description) }

    /// The same as compilers print it, `PATH:LINE:COLUMN: error: …`, so that editors show it at the place.
    package var compilerMessages: String {
        lines { "\($0.file):\($0.place.map(\.description) ?? "1"): error: \($0.reason)" }
    }

    private func lines(_ text: (TokenFault) -> String) -> String {
        let rest = faults.count - Self.printedFaults
        return (faults.prefix(Self.printedFaults).map(text) + (rest > 0 ? ["and \(rest) more"] : []))
            .joined(separator: "\n")
    }
}
