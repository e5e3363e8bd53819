import Views

/// What few elements have, kept apart so that the others are small and quick to copy.
struct SeldomProperties: Sendable {
    private var boxedFlexItem: Boxed<FlexItem>?
    private var boxedAccessibility: Boxed<AccessibilityProperties>?

    /// What the element's box is in the `Flex` around, or that of a `Flex` in other containers.
    var flexItem: FlexItem? {
        get { boxedFlexItem?.value }
        set { boxedFlexItem = newValue.map(Boxed.init) }
    }

    var accessibility: AccessibilityProperties? {
        get { boxedAccessibility?.value }
        set { boxedAccessibility = newValue.map(Boxed.init) }
    }
}
