/// Names in sentences.
package enum Names {
    /// The first of several, and how many more there are: `a, b, c and 5 more`.
    package static func list(_ names: some Collection<some CustomStringConvertible>, limit: Int) -> String {
        let listed = names.prefix(limit).map(\.description).joined(separator: ", ")
        return names.count > limit ? "\(listed) and \(names.count - limit) more" : listed
    }

    /// Those of which one may be meant: `'a'`, `'a' or 'b'`, `'a', 'b' or 'c'`.
    package static func choice(of names: [String]) -> String {
        let quoted = names.map { "'\($0)'" }
        let last = quoted.suffix(2).joined(separator: " or ")
        return (quoted.dropLast(2) + [last]).joined(separator: ", ")
    }
}
