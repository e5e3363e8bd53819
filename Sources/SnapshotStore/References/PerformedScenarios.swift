package import CatalogKit

/// Which scenarios of a run were performed, and how.
package struct PerformedScenarios {
    /// Those that were performed to their last step.
    package private(set) var complete: Set<SnapshotID> = []
    package private(set) var failed: Set<SnapshotID> = []
    /// All their steps, chosen or not.
    package private(set) var steps: [SnapshotID] = []

    package init(
        complete: Set<SnapshotID> = [], failed: Set<SnapshotID> = [], steps: [SnapshotID] = []
    ) {
        self.complete = complete
        self.failed = failed
        self.steps = steps
    }

    package mutating func add(_ others: PerformedScenarios) {
        complete.formUnion(others.complete)
        failed.formUnion(others.failed)
        steps += others.steps
    }

    package mutating func add(_ scenario: SnapshotID, parts: [SnapshotID]) {
        steps += parts.filter { $0 != scenario }
        if parts.contains(scenario) { failed.insert(scenario) } else { complete.insert(scenario) }
    }
}
