import CatalogKit
import VitrineComposition
import VitrineRendering
import VitrineViews

// What lies over and behind a screen.
extension Host {
    /// Closes what is presented last, as a swipe down or a tap beside it does; alerts and covers of the whole screen wait for
    /// their buttons.
    public func dismiss(file: StaticString = #fileID, line: Int = #line) throws {
        var last: (depth: Int, dismiss: @MainActor () -> Void)?
        let reachable = component.reachableInteractions
        for entry in reachable {
            guard case .dismissal(let depth, let dismiss) = entry.interaction, depth >= last?.depth ?? 0
            else { continue }
            last = (depth, dismiss)
        }
        let place = SourcePlace(file: "\(file)", line: line)
        guard let last else { throw HostError(.nothingPresented, at: place) }
        let isHeldOpen = reachable.contains { entry in
            if case .holdingOpen = entry.interaction {
                entry.environment.presentationDepth == last.depth
            } else {
                false
            }
        }
        if isHeldOpen { throw HostError(.heldOpen, at: place) }
        try step { last.dismiss() }
    }

    /// Goes back to the screen before, as a swipe from the edge does.
    public func goBack(file: StaticString = #fileID, line: Int = #line) throws {
        var last: (@MainActor () -> Void)?
        for entry in component.reachableInteractions {
            if case .back(let back) = entry.interaction { last = back }
        }
        guard let last else { throw HostError(.nothingBehind, at: SourcePlace(file: "\(file)", line: line)) }
        try step { last() }
    }

    /// Pulls down what is refreshable, and waits for as much of it as needs nothing from outside.
    public func refresh(file: StaticString = #fileID, line: Int = #line) throws {
        for entry in component.reachableInteractions {
            guard case .refresh(let action) = entry.interaction else { continue }
            return try step { Task { @MainActor in await action() } }
        }
        throw HostError(.notRefreshable, at: SourcePlace(file: "\(file)", line: line))
    }
}
