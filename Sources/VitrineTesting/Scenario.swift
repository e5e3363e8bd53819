public import CatalogKit
import Foundation
import SnapshotRuns
import VitrineRendering
public import VitrineViews

extension View {
    /// Makes the view an example of its component that is used: each picture that the script takes with
    /// ``Host/snapshot(_:file:line:)`` is a snapshot of its own.
    ///
    /// ```swift
    /// NumericStepper("Adults", value: 1, in: 1...3).scenario("Up to the maximum") { host in
    ///     try host.button("Increase").tap()
    ///     try host.snapshot("after one tap")
    ///     try host.button("Increase").tap()
    ///     try host.expect(host.button("Increase").isEnabled == false)
    /// }
    /// ```
    ///
    /// The definition is asked anew for each performance, so that stores which it makes begin anew too. An action or an expectation
    /// that fails ends the scenario and fails the variant; the pictures before it are compared all the same.
    public func scenario(
        _ name: String, file: StaticString = #fileID, line: Int = #line,
        _ script: @escaping @MainActor (Host) throws -> Void
    ) -> ContentVariant {
        named(name, file: file, line: line).scenario(script)
    }
}

extension ContentVariant {
    /// Uses the component; the pictures that the script takes are the variant's.
    public func scenario(_ script: @escaping @MainActor (Host) throws -> Void) -> ContentVariant {
        performing(ScriptedScenario(script: script))
    }
}

/// A scenario that is written with a ``Host``.
private struct ScriptedScenario: PerformableScenario {
    let script: @MainActor @Sendable (Host) throws -> Void

    func perform(
        _ request: RenderRequest, of snapshot: Snapshot, in environment: RenderingEnvironment,
        keep: @escaping (_ name: String, _ place: SourcePlace, _ composition: Composition) throws -> Void
    ) throws {
        let host = try Host(request, stage: HostStage(environment))
        host.record = { [unowned host] name, place in try keep(name, place, try host.picture()) }
        try script(host)
    }
}
