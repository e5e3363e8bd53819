import Foundation

/// The measures of the bars around a screen, in points, as of iOS 18.
///
/// Those in the first half of each group are documented or measured by several writers; insets and gaps follow design kits.
nonisolated enum BarMetrics {
    // Navigation bar

    /// A bar with its title in its middle, by the room that there is.
    static func inlineHeight(
        _ horizontal: UserInterfaceSizeClass?, _ vertical: UserInterfaceSizeClass?, isInSheet: Bool
    ) -> CGFloat {
        if vertical == .compact { return 32 }
        if isInSheet { return 56 }
        return horizontal == .regular ? 50 : 44
    }

    /// What a large title adds.
    static let largeTitleHeight: CGFloat = 52
    /// From the baseline of a large title to the end of its area.
    static let largeTitleDescent: CGFloat = 16
    static let titleFont = Font.system(size: 17, weight: .semibold)
    static let largeTitleFont = Font.largeTitle.bold()
    static let itemFont = Font.system(size: 17)
    static let margin: CGFloat = 16
    /// The margin where the bar is at least as wide as `wideWidth`.
    static let wideMargin: CGFloat = 20
    static let wideWidth: CGFloat = 414

    static func margin(in width: CGFloat) -> CGFloat { width >= wideWidth ? wideMargin : margin }

    /// Between items, and between them and the title.
    static let gap: CGFloat = 16
    static let backMargin: CGFloat = 8
    static let backGap: CGFloat = 5

    // Search

    /// At the standard text size, with which it grows.
    static let searchFieldHeight: CGFloat = 36
    static let searchFieldRadius: CGFloat = 10
    static let searchTop: CGFloat = 1
    static let searchBottom: CGFloat = 15
    static let searchPadding: CGFloat = 8
    /// Of the symbol for dictation.
    static let searchSymbolWidth: CGFloat = 17
    static let searchTokenHeight: CGFloat = 26
    static let searchTokenPadding: CGFloat = 6
    static let searchTokenRadius: CGFloat = 6
    static let scopeBarHeight: CGFloat = 32
    static let scopeBarBottom: CGFloat = 12

    // Tabs on pads

    /// The row in which tabs stand, which is that of a navigation bar where there is one.
    static let floatingTabsRow: CGFloat = 50
    /// The capsule, and what it keeps free around its tabs.
    static let floatingTabsHeight: CGFloat = 44
    static let floatingTabsInset: CGFloat = 4
    static let floatingTabPadding: CGFloat = 16
    static let floatingTabFont = Font.system(size: 15)
    static let chosenFloatingTabFont = Font.system(size: 15, weight: .semibold)

    // Bars at the bottom

    static func toolbarHeight(_ vertical: UserInterfaceSizeClass?) -> CGFloat {
        vertical == .compact ? 32 : 44
    }
    static func tabBarHeight(_ vertical: UserInterfaceSizeClass?) -> CGFloat {
        vertical == .compact ? 32 : 49
    }

    /// How many tabs a bar shows; where there are more, the last of them leads to the rest.
    static let tabLimit = 5
    static let tabTop: CGFloat = 4
    static let tabSymbolHeight: CGFloat = 28
    static let tabSymbolFont = Font.system(size: 20)
    static let tabTitleFont = Font.system(size: 10, weight: .medium)
    static let compactTabTitleFont = Font.system(size: 13)
    static let compactTabGap: CGFloat = 6
    static let unselectedTab = Color(light: Color(white: 0.6), dark: Color(white: Double(0x75) / 255))
    static let badgeHeight: CGFloat = 18
    static let badgePadding: CGFloat = 4
    static let badgeFont = Font.system(size: 13)
    /// From the middle of a tab to the leading edge of its badge.
    static let badgeOffset: CGFloat = 5
}
