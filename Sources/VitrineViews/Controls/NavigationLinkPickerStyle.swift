public nonisolated struct NavigationLinkPickerStyle: PickerStyle { public init() {} }

extension PickerStyle where Self == NavigationLinkPickerStyle {
    public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}
