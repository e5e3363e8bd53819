import CatalogKit

/// Definitions and snapshots that must not be run again, since they end the process or do not end, with the reasons in words.
struct KnownFailures: Codable {
    struct Definition: Codable {
        var component: String
        var definition: String
        var reason: String
    }

    struct Snapshot: Codable {
        var reason: String
        /// How many pictures a scenario has taken before.
        var steps: Int
    }

    /// By the definitions' places in the catalogue.
    var definitions: [Int: Definition] = [:]
    /// By the snapshots' names.
    var snapshots: [String: Snapshot] = [:]

    /// Adds a snapshot that has ended the process; a scenario that does so again is not begun any more.
    mutating func add(_ id: SnapshotID, because reason: String, steps: Int) {
        let isKnown = snapshots["\(id)"] != nil
        snapshots["\(id)"] = Snapshot(reason: reason, steps: isKnown ? 0 : steps)
    }

    /// As the inventory takes them.
    var definitionFailures: [Int: DefinitionFailure] {
        definitions.compactMapValues { failure in
            // A name that no file can have would be refused by the inventory as well; the type's always can.
            (FileName(failure.component) ?? FileName(failure.definition)).map {
                DefinitionFailure(component: $0, definition: failure.definition, reason: failure.reason)
            }
        }
    }
}
