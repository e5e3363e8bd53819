/// What the icons of labels in a list's rows are colored in.
public nonisolated struct ListItemTint: Sendable {
    let color: Color

    /// The gray of secondary texts.
    public static let monochrome = ListItemTint(color: .secondary)

    public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }

    /// A color that no system overrides here.
    public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
}

extension EnvironmentValues {
    var listItemTint: ListItemTint? {
        get { self[ListItemTintKey.self] }
        set { self[ListItemTintKey.self] = newValue }
    }
}

private nonisolated enum ListItemTintKey: EnvironmentKey {
    static var defaultValue: ListItemTint? { nil }
}
