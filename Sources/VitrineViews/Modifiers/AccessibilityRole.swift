/// The kind of element that assistive technology announces, in the words of XCUITest.
public nonisolated enum AccessibilityRole: String, Hashable, Sendable, CaseIterable {
    case alert, button, cell, datePicker, image, link, menu, navigationBar, picker, popover,
        progressIndicator,
        searchField, secureTextField, sheet, slider, stepper, tab, tabBar, text, textField, textView, toggle,
        toolbar
    /// What holds other elements, or is none of the others.
    case group
    case other
}
