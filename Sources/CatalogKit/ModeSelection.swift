/// Under which modes a component or a variant is shown.
///
/// A list of modes replaces those of the level above: `static var modes: ModeSelection { [.light, .dark] }`.
public enum ModeSelection: Equatable, Sendable {
    /// The modes of the level above: the catalogue's for a component, the component's for a variant.
    case inherited
    /// Those modes and no others.
    case only([Mode])
    /// The modes of the level above and those.
    case adding([Mode])

    func modes(inheriting inherited: [Mode]) -> [Mode] {
        switch self {
        case .inherited: inherited
        case .only(let modes): modes
        case .adding(let modes): inherited + modes.filter { !inherited.contains($0) }
        }
    }
}

extension ModeSelection: ExpressibleByArrayLiteral {
    public init(arrayLiteral modes: Mode...) {
        self = .only(modes)
    }
}
