import CatalogAssets
import CatalogKit
import VitrineRendering
import VitrineViews

/// A picture that a scenario has taken, not yet drawn.
struct ScenarioTake: Sendable {
    var snapshot: Snapshot
    var composed: Composition

    /// Performs a scenario; what it has shown before it failed counts.
    @MainActor static func all(
        of scenario: Snapshot, in environment: RenderingEnvironment
    ) -> (takes: [ScenarioTake], failure: (any Error)?) {
        var names = NameRegister()
        var takes: [ScenarioTake] = []
        // A script may catch what ends it.
        var end: (any Error)?
        do {
            var resources = environment.files.resources
            resources.locale = scenario.mode.environment.locale
            let (variant, notes) = try Resources.$current.withValue(resources) {
                try Resources.noting { try scenario.remake?() }
            }
            guard let variant, let script = variant.scenario as? any PerformableScenario else {
                preconditionFailure("a scenario is made by VitrineTesting, which can perform it")
            }
            let view = { @MainActor @Sendable in
                Resources.current?.note(notes)
                return try variant.content()
            }
            let request = RenderRequest(view, mode: scenario.mode, canvas: scenario.canvas)
            try script.perform(request, of: scenario, in: environment) { name, place, composed in
                if let end { throw end }
                let level = NameRegister.Level.step(scenario.id.component, scenario.id.variant)
                let step = try names.register(level, name, at: "\(place)")
                takes.append(
                    ScenarioTake(snapshot: scenario.step(step, named: name, at: place), composed: composed))
                do {
                    try scenario.stepObserver?(takes.count)
                } catch {
                    end = error
                    throw error
                }
            }
            if let end { throw end }
        } catch {
            return (takes, error)
        }
        return (takes, nil)
    }
}
