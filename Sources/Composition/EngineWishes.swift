import Flexbox
import Geometry
import Views

/// Distances that a view wishes, as the engine holds them.
struct EngineWishes: SpacingWishes {
    var preferences: SpacingPreferences

    func distance(to next: any SpacingWishes, along axis: Axis) -> Double {
        guard let next = next as? EngineWishes else { return SpacingPreferences.defaultDistance }
        return preferences.distance(
            to: next.preferences, along: axis == .horizontal ? .horizontal : .vertical)
    }

    func union(_ other: any SpacingWishes, edges: Edge.Set) -> any SpacingWishes {
        guard let other = other as? EngineWishes else { return self }
        var union = self
        for edge in SpacingPreferences.Edge.allCases where edges.contains(Edge.Set(edge)) {
            union.preferences.formUnion(other.preferences, at: edge)
        }
        return union
    }

    func counterpart(of spacing: ViewSpacing) -> any SpacingWishes {
        EngineWishes(preferences: SpacingPreferences(spacing))
    }
}

extension SpacingPreferences {
    init(_ spacing: ViewSpacing) {
        switch spacing.content {
        case .standard: self = .standard
        case .none: self = .zero
        case .wishes(let wishes): self = (wishes as? EngineWishes)?.preferences ?? .standard
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
