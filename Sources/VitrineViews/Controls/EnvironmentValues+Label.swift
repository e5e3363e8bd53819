public import Foundation

extension EnvironmentValues {
    /// The width that labels keep free for their icons; nothing where an icon takes what it needs.
    public internal(set) var labelReservedIconWidth: CGFloat? {
        get { self[LabelReservedIconWidthKey.self] }
        set { self[LabelReservedIconWidthKey.self] = newValue }
    }

    /// From a label's icon to its title; nothing for the distance of the style.
    public internal(set) var labelIconToTitleSpacing: CGFloat? {
        get { self[LabelIconToTitleSpacingKey.self] }
        set { self[LabelIconToTitleSpacingKey.self] = newValue }
    }
}

private enum LabelReservedIconWidthKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
private enum LabelIconToTitleSpacingKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
