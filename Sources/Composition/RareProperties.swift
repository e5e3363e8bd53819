import Views

/// What few elements have, kept apart so that the others are small and quick to copy.
struct RareProperties: Sendable {
    private var boxedFlexItem: Box<FlexItem>?
    private var boxedAccessibility: Box<AccessibilityProperties>?

    /// What the element's box is in the `Flex` around, or that of a `Flex` in other containers.
    var flexItem: FlexItem? {
        get { boxedFlexItem?.value }
        set { boxedFlexItem = newValue.map(Box.init) }
    }

    var accessibility: AccessibilityProperties? {
        get { boxedAccessibility?.value }
        set { boxedAccessibility = newValue.map(Box.init) }
    }
}
