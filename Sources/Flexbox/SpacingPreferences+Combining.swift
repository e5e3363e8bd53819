public import VitrineGeometry

extension SpacingPreferences {
    /// Prefers for an edge a distance of the caller's choice, in a category of its own or plainly; NaN is 0.
    public mutating func preference(
        _ distance: Double, at edge: Edge, category: Category = .plain
    ) {
        merge(Preference(edge: edge, category: category, length: .distance(distance.boundedLength)))
    }

    /// The distance in points to the next node along an axis.
    public func distance(to next: SpacingPreferences, along axis: LayoutAxis) -> Double {
        var met: Double?
        var plain: Double?
        for preference in preferences where preference.edge == .end(of: axis) {
            if preference.category == .plain { preference.length.raise(&plain) }
            for other in next.preferences
            where other.edge == .start(of: axis) && other.category == preference.category
                && preference.category != .plain
            {
                let distance = preference.length.distance(to: other.length)
                met = max(met ?? distance, distance)
            }
        }
        for preference in next.preferences
        where preference.edge == .start(of: axis) && preference.category == .plain {
            preference.length.raise(&plain)
        }
        return met ?? plain ?? Self.defaultDistance
    }

    /// Takes in another node's preferences for an edge; of the same category the larger one counts.
    public mutating func formUnion(_ other: SpacingPreferences, at edge: Edge) {
        for preference in other.preferences where preference.edge == edge {
            merge(preference)
        }
    }

    /// Replaces the preferences for edges by the standard ones, because something invisible now lies there.
    public mutating func reset(_ edges: [Edge]) {
        guard !edges.isEmpty else { return }
        preferences.removeAll { edges.contains($0.edge) }
        preferences += Self.standard.preferences.filter { edges.contains($0.edge) }
    }

    /// The same preferences where leading and trailing have changed places.
    var mirrored: SpacingPreferences {
        var mirrored = self
        for index in preferences.indices {
            switch preferences[index].edge {
            case .leading: mirrored.preferences[index].edge = .trailing
            case .trailing: mirrored.preferences[index].edge = .leading
            case .top, .bottom: break
            }
        }
        return mirrored
    }

    private mutating func merge(_ preference: Preference) {
        guard
            let index = preferences.firstIndex(where: {
                $0.edge == preference.edge && $0.category == preference.category
            })
        else {
            preferences.append(preference)
            return
        }
        if preferences[index].length.isLess(than: preference.length) {
            preferences[index].length = preference.length
        }
    }
}

extension SpacingPreferences.Length {
    /// The points between two nodes for a preference at the end of the first and one at the start of the second.
    fileprivate func distance(to next: Self) -> Double {
        switch (self, next) {
        case (.distance(let ours), .distance(let theirs)): ours + theirs
        case (.distance(let distance), .text), (.text, .distance(let distance)): distance
        case (.text, .text(_, let lineGap)): lineGap
        }
    }

    /// Makes a distance at least this one.
    fileprivate func raise(_ distance: inout Double?) {
        guard case .distance(let own) = self else { return }
        distance = max(distance ?? own, own)
    }

    fileprivate func isLess(than other: Self) -> Bool {
        switch (self, other) {
        case (.distance(let ours), .distance(let theirs)): ours < theirs
        case (.distance, .text): true
        case (.text, .distance): false
        case (.text(let ours, _), .text(let theirs, _)): ours < theirs
        }
    }
}
