import Foundation

/// What a view is about: the first view of a user's that its type names.
package nonisolated enum ShownView {
    private static let otherModules = TypeNames.languageModules.union(["Foundation", "OpenCombine", "Swift"])

    /// The type's own name; nothing for a view that consists of the language's alone or that a macro has made.
    package static func name(of view: any View) -> String? {
        var type = String(reflecting: Swift.type(of: view))
        // Where a type is private to its file, Swift writes an address that is another one in each process.
        while let start = type.range(of: "(unknown context at ")?.lowerBound,
            let end = type.range(of: ").", range: start..<type.endIndex)?.upperBound
        {
            type.removeSubrange(start..<end)
        }
        for name in type.split(whereSeparator: { "<>(), ".contains($0) }) {
            let parts = name.split(separator: ".")
            guard parts.count > 1, let own = parts.last, !own.hasPrefix("$"),
                !otherModules.contains(String(parts[0]))
            else { continue }
            return String(own)
        }
        return nil
    }
}
