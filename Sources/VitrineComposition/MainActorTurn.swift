package import VitrineViews

/// Follows a component's use of the main actor, for which all others that are composed wait meanwhile.
package struct MainActorTurn: Sendable {
    private let begins: @Sendable () -> Void
    private let ends: @Sendable () -> Void

    /// The one that follows the component of a task.
    @TaskLocal package static var current: MainActorTurn?

    package init(begins: @escaping @Sendable () -> Void, ends: @escaping @Sendable () -> Void) {
        self.begins = begins
        self.ends = ends
    }

    /// Runs a component's code.
    @MainActor
    package static func run<Result>(_ body: () throws -> Result) rethrows -> Result {
        // Inside, nothing is told: the turn lasts longer.
        guard let current else { return try body() }
        current.begins()
        defer { current.ends() }
        return try $current.withValue(nil, operation: body)
    }

    /// Runs a component's code with resources.
    @MainActor
    package static func run<Result>(with resources: Resources, _ body: () throws -> Result) rethrows -> Result
    {
        try run { try Resources.$current.withValue(resources, operation: body) }
    }
}
