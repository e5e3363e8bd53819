import RunRecords

/// Which snapshots a check makes references of, after it has compared them.
public enum RecordMode: String, CaseIterable, Sendable {
    /// Those that have no reference.
    case missing
    /// Those as well that differ, lie in another environment or have a reference that cannot be read.
    case changed
    /// All that can be rendered.
    case all
    case none

    func records(_ outcome: SnapshotOutcome) -> Bool {
        switch (self, outcome) {
        case (.none, _), (_, .failedToRender): false
        case (.all, _), (_, .missingReference): true
        case (.missing, _), (.changed, .matched): false
        case (.changed, .differs), (.changed, .environmentChanged), (.changed, .unreadableReference): true
        }
    }
}
