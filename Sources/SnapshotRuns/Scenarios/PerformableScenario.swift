package import CatalogKit
package import VitrineRendering

/// A scenario that can be performed, as those of `VitrineTesting` are.
package protocol PerformableScenario: Scenario {
    /// Uses a component until the end or the first failure, which it throws.
    ///
    /// - Parameters:
    ///   - request: makes the component that the snapshot shows.
    ///   - keep: called with each picture that the script takes, by the name and the place of the step.
    @MainActor func perform(
        _ request: RenderRequest, of snapshot: Snapshot, in environment: RenderingEnvironment,
        keep: @escaping (_ name: String, _ place: SourcePlace, _ composition: Composition) throws -> Void)
        throws
}

/// Why a scenario cannot be shown.
package enum ScenarioError: Error, Equatable {
    case noSteps(place: SourcePlace)
    case missingStep(name: String)
}

extension ScenarioError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .noSteps(let place):
            "\(place): the scenario takes no picture; name its steps with host.snapshot(_:)"
        case .missingStep(let name):
            "the scenario did not come to the step '\(name)' when it was performed a second time"
        }
    }
}
