/// The axes whose values a mode combines, from which all other combinations can be made.
///
/// It says nothing of what a mode shows, so that modes are equal whichever plan they are of.
struct ModePlan: Hashable, Sendable {
    /// None for a mode that stands by itself.
    var axes: [[Mode]] = []

    static func == (left: ModePlan, right: ModePlan) -> Bool { true }

    func hash(into hasher: inout Hasher) {}
}

extension [Mode] {
    /// The modes, and every combination of the axes that some of them were chosen from; what shows the same counts once.
    func combiningAllAxes() throws(CatalogError) -> [Mode] {
        var modes = self
        var shown = Set(map(\.shown))
        var plans: [[[Mode]]] = []
        for mode in self where !mode.plan.axes.isEmpty && !plans.contains(mode.plan.axes) {
            plans.append(mode.plan.axes)
            let combinations = CombinedModes(mode.plan.axes)
            guard let all = combinations.allWithinLimit else {
                throw .tooManyModes(mode: mode.name, limit: CombinedModes.limit)
            }
            // Of all of them the same is kept as of those that were chosen.
            for var other in all where shown.insert(other.shown).inserted {
                other.referenceKind = mode.referenceKind
                modes.append(other)
            }
        }
        return modes
    }
}

extension Mode {
    /// What the mode shows, whatever it is called and whatever is kept of its pictures.
    fileprivate var shown: Mode {
        with {
            $0.givenName = nil
            $0.referenceKind = nil
        }
    }
}
