public import CatalogKit

/// The composed steps of a scenario.
public struct ComposedScenario: Sendable {
    /// A step with what the component looked like then.
    public struct Step: Sendable {
        public var snapshot: Snapshot
        public var composed: ComposedSnapshot

        public init(_ snapshot: Snapshot, _ composed: ComposedSnapshot) {
            self.snapshot = snapshot
            self.composed = composed
        }
    }

    public var steps: [Step]
    /// Why it was not performed to its last step.
    public var failure: (any Error)?

    public init(steps: [Step] = [], failure: (any Error)? = nil) {
        self.steps = steps
        self.failure = failure
    }
}
