import Synchronization

/// Notes which tokens the properties of an element are made of, while it is resolved.
package final class TokenUses: Sendable {
    private struct Notes {
        var property: String?
        var found: [String: [String]] = [:]
    }

    private let notes = Mutex(Notes())

    package init() {}

    /// Finds the value of a property; what is read meanwhile is its.
    package func noting<Result>(_ property: String, _ find: () throws -> Result) rethrows -> Result {
        let outer = notes.withLock { notes in
            defer {
                notes.property = property
                if !notes.found.isEmpty { notes.found[property] = nil }
            }
            return notes.property
        }
        defer { notes.withLock { $0.property = outer } }
        return try find()
    }

    func add(_ path: String) {
        notes.withLock { notes in
            if let property = notes.property { notes.found[property, default: []].append(path) }
        }
    }

    /// The tokens of each property that was found since the last time, in the order of reading.
    package func take() -> [String: [String]] {
        notes.withLock { notes in
            defer { notes.found = [:] }
            return notes.found
        }
    }
}
