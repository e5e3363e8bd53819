/// Under which modes a component or a variant is shown.
///
/// A list of modes replaces those of the level above: `static var modes: ModeSelection { [.light, .dark] }`.
public enum ModeSelection: Equatable, Sendable {
    /// The modes of the level above: the catalogue's for a component, the component's for a variant.
    case inherited
    /// Those modes and no others.
    case only([Mode])
    /// The modes of the level above and those; one that is there already counts once, with what is kept of its pictures there.
    case adding([Mode])

    /// Modes in which each value of an axis meets each value of every other axis, and no others.
    public static func pairwise(_ axes: [Mode]...) -> ModeSelection { .only(CombinedModes(axes).pairwise) }

    /// Each value of each axis with all values of the others, and no other modes.
    public static func allCombinations(_ axes: [Mode]...) -> ModeSelection { .only(CombinedModes(axes).all) }

    func modes(inheriting inherited: [Mode]) -> [Mode] {
        switch self {
        case .inherited: inherited
        case .only(let modes): modes
        case .adding(let modes): inherited + modes.filter { !$0.isAmong(inherited) }
        }
    }
}

extension ModeSelection: ExpressibleByArrayLiteral {
    /// The modes of the list and no others: ``only(_:)``.
    public init(arrayLiteral modes: Mode...) {
        self = .only(modes)
    }
}

extension Mode {
    fileprivate func isAmong(_ modes: [Mode]) -> Bool {
        modes.contains { $0.withoutReferenceKind == withoutReferenceKind }
    }
}
