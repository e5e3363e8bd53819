extension SnapshotOutcome {
    /// An outcome without what there is to say of it; the raw value is what reports call it.
    public enum Kind: String, CaseIterable, Sendable {
        case matched
        case differs
        case missingReference = "missing reference"
        case unreadableReference = "unreadable reference"
        case failedToRender = "failed to render"
        case environmentChanged = "environment changed"

        /// Whether a fresh picture was kept, which can be approved.
        public var canBeApproved: Bool {
            switch self {
            case .differs, .missingReference, .unreadableReference, .environmentChanged: true
            case .matched, .failedToRender: false
            }
        }

        /// Whether the fresh picture could not be compared, for a reason of its own.
        var isProblem: Bool {
            switch self {
            case .unreadableReference, .failedToRender: true
            case .matched, .differs, .missingReference, .environmentChanged: false
            }
        }

        /// Whether the fresh picture was compared with the reference's.
        public var hasDifference: Bool {
            switch self {
            case .differs, .environmentChanged: true
            case .matched, .missingReference, .unreadableReference, .failedToRender: false
            }
        }
    }

    public var kind: Kind {
        switch self {
        case .matched: .matched
        case .differs: .differs
        case .missingReference: .missingReference
        case .unreadableReference: .unreadableReference
        case .failedToRender: .failedToRender
        case .environmentChanged: .environmentChanged
        }
    }

    /// What reports call it.
    public var name: String { kind.rawValue }

    /// Whether a fresh picture was kept, which can be approved.
    public var canBeApproved: Bool { kind.canBeApproved }
}
