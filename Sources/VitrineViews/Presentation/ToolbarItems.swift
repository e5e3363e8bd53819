/// The items that a builder has collected for a bar.
public nonisolated struct ToolbarItems: CustomizableToolbarContent, ToolbarEntries {
    public typealias Body = Never

    var part = ToolbarPart.list([])

    /// The same as one of several contents that may stand in a place.
    func asBranch(_ branch: UInt64) -> ToolbarItems { ToolbarItems(part: .branch(branch, part)) }
}

/// An item of a bar.
struct ToolbarEntry {
    /// Where in which bar an item stands.
    enum Bar: Hashable {
        case navigation, bottom
        /// The one above the keyboard, which is never shown.
        case keyboard
    }

    var placement: ToolbarItemPlacement
    var content: any View
    /// That of the view which declares the item; nothing for the bar's own items.
    var environment: EnvironmentValues?

    var bar: Bar {
        switch placement {
        case .bottomBar, .status: .bottom
        case .keyboard: .keyboard
        default: .navigation
        }
    }

    var isLeading: Bool {
        [.topBarLeading, .navigationBarLeading, .cancellationAction, .navigation].contains(placement)
    }

    /// Whether the item stands in the place of the title.
    var isTitle: Bool { placement == .principal || placement == .title }

    /// Whether the item stands in the place of the title that has an area of its own, and nowhere without one.
    var isLargeTitle: Bool { placement == .largeTitle }

    /// Whether the item stands in the menu for what does not belong into the bar.
    var isSecondary: Bool { placement == .secondaryAction }
}
