import Vitrine
import VitrineComposition

/// What VoiceOver says of an element.
struct SpokenDescription: Equatable {
    /// Label, value and traits.
    let text: String
    let hint: String

    init(of element: AccessibilityElement) {
        let name = [element.label, element.value].filter { !$0.isEmpty }.joined(separator: ": ")
        let selected = element.isSelected ? "Selected: " : ""
        let sentence = name.isEmpty ? "" : name.hasSuffix(".") ? name : "\(name)."
        let words = Self.words(of: element)
        text = words.isEmpty ? selected + name : ([selected + sentence] + words).joined(separator: " ")
        hint = element.hint.isEmpty ? Self.usualHint(of: element) : element.hint
    }

    /// What an element is and can do, in the order in which it is said.
    private static func words(of element: AccessibilityElement) -> [String] {
        let (role, traits) = (element.role, element.traits)
        let hasOwnWord = role == .toggle || role == .tab
        var words: [String] = []
        if !element.isEnabled { words.append("Dimmed.") }
        if role == .button || traits.contains("isButton"), !hasOwnWord { words.append("Button.") }
        if role == .toggle || traits.contains("isToggle") { words.append("Switch Button.") }
        if role == .tab { words.append("Tab.") }
        if role == .textField || role == .textView { words.append("Text Field.") }
        if role == .secureTextField { words.append("Secure Text Field.") }
        if traits.contains("isHeader") { words.append("Heading.") }
        if role == .link || traits.contains("isLink") { words.append("Link.") }
        if isAdjustable(element) { words.append("Adjustable.") }
        if role == .image || traits.contains("isImage") { words.append("Image.") }
        if role == .searchField || traits.contains("isSearchField") { words.append("Search Field.") }
        return words
    }

    private static func usualHint(of element: AccessibilityElement) -> String {
        if isAdjustable(element) { return "Swipe up or down with one finger to adjust the value." }
        return element.role == .toggle ? "Double tap to toggle setting." : ""
    }

    private static func isAdjustable(_ element: AccessibilityElement) -> Bool {
        element.role == .slider || element.role == .stepper
    }
}
