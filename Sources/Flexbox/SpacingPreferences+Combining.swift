public import Geometry

extension SpacingPreferences {
    /// Wishes for an edge a distance of the caller's choice, in a category of its own or plainly; NaN is 0.
    public mutating func wish(
        _ distance: Double, at edge: Edge, category: Category = .plain
    ) {
        merge(Wish(edge: edge, category: category, length: .distance(distance.boundedLength)))
    }

    /// The distance in points to the next node along an axis.
    public func distance(to next: SpacingPreferences, along axis: LayoutAxis) -> Double {
        var met: Double?
        var plain: Double?
        for wish in wishes where wish.edge == .end(of: axis) {
            if wish.category == .plain { wish.length.raise(&plain) }
            for other in next.wishes
            where other.edge == .start(of: axis) && other.category == wish.category && wish.category != .plain
            {
                let distance = wish.length.distance(to: other.length)
                met = max(met ?? distance, distance)
            }
        }
        for wish in next.wishes where wish.edge == .start(of: axis) && wish.category == .plain {
            wish.length.raise(&plain)
        }
        return met ?? plain ?? Self.defaultDistance
    }

    /// Takes in another node's wishes for an edge; of the same category the larger one counts.
    public mutating func formUnion(_ other: SpacingPreferences, at edge: Edge) {
        for wish in other.wishes where wish.edge == edge {
            merge(wish)
        }
    }

    /// Replaces the wishes for edges by the standard ones, because something invisible now lies there.
    public mutating func reset(_ edges: [Edge]) {
        guard !edges.isEmpty else { return }
        wishes.removeAll { edges.contains($0.edge) }
        wishes += Self.standard.wishes.filter { edges.contains($0.edge) }
    }

    /// The same wishes where leading and trailing have changed places.
    var mirrored: SpacingPreferences {
        var mirrored = self
        for index in wishes.indices {
            switch wishes[index].edge {
            case .leading: mirrored.wishes[index].edge = .trailing
            case .trailing: mirrored.wishes[index].edge = .leading
            case .top, .bottom: break
            }
        }
        return mirrored
    }

    private mutating func merge(_ wish: Wish) {
        guard
            let index = wishes.firstIndex(where: { $0.edge == wish.edge && $0.category == wish.category })
        else {
            wishes.append(wish)
            return
        }
        if wishes[index].length.isLess(than: wish.length) { wishes[index].length = wish.length }
    }
}

extension SpacingPreferences.Length {
    /// What a wish at the end of one node and one at the start of the next come to.
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
