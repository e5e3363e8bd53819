import Flexbox
import VitrineGeometry
import VitrineViews

/// Distances that a view prefers, as the engine holds them.
struct EngineSpacing: PreferredSpacing {
    var preferences: SpacingPreferences

    func distance(to next: any PreferredSpacing, along axis: Axis) -> Double {
        guard let next = next as? EngineSpacing else { return SpacingPreferences.defaultDistance }
        return preferences.distance(
            to: next.preferences, along: axis == .horizontal ? .horizontal : .vertical)
    }

    func union(_ other: any PreferredSpacing, edges: Edge.Set) -> any PreferredSpacing {
        guard let other = other as? EngineSpacing else { return self }
        var union = self
        for edge in SpacingPreferences.Edge.allCases where edges.contains(Edge.Set(edge)) {
            union.preferences.formUnion(other.preferences, at: edge)
        }
        return union
    }

    func counterpart(of spacing: ViewSpacing) -> any PreferredSpacing {
        EngineSpacing(preferences: SpacingPreferences(spacing))
    }
}

extension SpacingPreferences {
    init(_ spacing: ViewSpacing) {
        switch spacing.content {
        case .standard: self = .standard
        case .none: self = .zero
        case .preferred(let spacing): self = (spacing as? EngineSpacing)?.preferences ?? .standard
        }
    }
}

extension Edge.Set {
    fileprivate init(_ edge: SpacingPreferences.Edge) {
        self =
            switch edge {
            case .top: .top
            case .leading: .leading
            case .bottom: .bottom
            case .trailing: .trailing
            }
    }
}
