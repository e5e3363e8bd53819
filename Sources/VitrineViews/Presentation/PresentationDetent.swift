public import Foundation

/// A height that a sheet may have.
public nonisolated struct PresentationDetent: Hashable, Sendable {
    private enum Kind: Hashable, Sendable {
        case large, medium
        case fraction(CGFloat)
        case height(CGFloat)
        case custom(CustomHeight)
    }

    private let kind: Kind

    public static let large = PresentationDetent(kind: .large)
    /// Half of the screen.
    public static let medium = PresentationDetent(kind: .medium)

    /// A part of what a large sheet has for its content.
    public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
        PresentationDetent(kind: .fraction(fraction))
    }

    /// So many points above the safe area.
    public static func height(_ height: CGFloat) -> PresentationDetent {
        PresentationDetent(kind: .height(height))
    }

    public static func custom<D: CustomPresentationDetent & SendableMetatype>(_ type: D.Type)
        -> PresentationDetent
    {
        PresentationDetent(
            kind: .custom(
                CustomHeight(id: ObjectIdentifier(type)) { context in
                    type.height(in: context)
                }))
    }

    /// From a sheet's top to the bottom of the screen.
    func height(on screen: PresentationScreen, in environment: EnvironmentValues) -> CGFloat {
        let isLow = environment.verticalSizeClass == .compact
        let large =
            isLow
            ? screen.size.height : screen.size.height - screen.safeArea.top - PresentationMetrics.sheetTop
        let maximum = large - screen.safeArea.bottom
        let height: CGFloat =
            switch kind {
            case .large: large
            case .medium: screen.size.height * PresentationMetrics.mediumFraction
            case .fraction(let fraction): maximum * fraction + screen.safeArea.bottom
            case .height(let height): height + screen.safeArea.bottom
            case .custom(let custom):
                custom.height(Context(maxDetentValue: maximum)).map { $0 + screen.safeArea.bottom } ?? large
            }
        return min(max(height, 0), large)
    }

    /// A height that a type decides, which tells it from others.
    private struct CustomHeight: Hashable, Sendable {
        let id: ObjectIdentifier
        let height: @Sendable (Context) -> CGFloat?

        static func == (left: Self, right: Self) -> Bool { left.id == right.id }
        func hash(into hasher: inout Hasher) { hasher.combine(id) }
    }
}
