import VitrineJSONValues
import VitrineViews

/// What assistive technology finds at an element of a sidecar, beside what its texts and pictures say themselves.
///
/// A text is read as it stands, and a picture by its name; neither has words of its own.
struct AccessibilityWords: Equatable, Sendable {
    /// What kind of element is announced; empty for what the element's own kind says.
    var role = ""
    var label = ""
    var value = ""
    var hint = ""
    var identifier = ""
    /// Those that the role does not imply.
    var traits: [String] = []
    /// What can be done beside the usual.
    var actions: [String] = []
    var isDisabled = false
    /// Whether nothing in it is found.
    var isHidden = false
    /// `combine` or `ignore` where elements inside are not found one by one.
    var children = ""
    var sortPriority = 0.0

    static let properties: [Property<AccessibilityWords>] = [
        Property("role", \.role, .name, .accessibility, default: ""),
        Property("label", \.label, .text, .accessibility, default: ""),
        Property("value", \.value, .text, .accessibility, default: ""),
        Property("hint", \.hint, .text, .accessibility, default: ""),
        Property("identifier", \.identifier, .text, .accessibility, default: ""),
        Property("traits", \.traits, .names, .accessibility, default: []),
        Property("actions", \.actions, .names, .accessibility, default: []),
        Property("disabled", \.isDisabled, .flag, .accessibility, default: false),
        Property("hidden", \.isHidden, .flag, .accessibility, default: false),
        Property(
            "children", \.children, .name, .accessibility, default: "", calledUsually: "contain"),
        Property("sort priority", \.sortPriority, .number(.count), .accessibility, default: 0),
    ]

    init() {}

    /// The words of an element, or of several that are found in one place.
    init(_ elements: [AccessibilityElement]) {
        let joined = { (text: (AccessibilityElement) -> String) in
            elements.map(text).filter { !$0.isEmpty }.joined(separator: ", ")
        }
        role = joined { $0.role == $0.contentRole ? "" : $0.role.rawValue }
        label = joined { $0.label == $0.contentLabel ? "" : $0.label }
        value = joined(\.value)
        hint = joined(\.hint)
        identifier = joined(\.identifier)
        traits = elements.flatMap(\.furtherTraits)
        actions = elements.flatMap(\.actions)
        isDisabled = elements.contains { !$0.isEnabled }
        children = joined { element in
            // What controls are made of is always a part of them.
            let isControl = element.childBehavior == .combine && element.role != .other
            return isControl ? "" : element.childBehavior?.rawValue ?? ""
        }
        sortPriority = elements.first?.sortPriority ?? 0
    }
}

extension AccessibilityElement {
    /// The traits that its role does not imply, and which of a text's or a picture's own it lacks.
    fileprivate var furtherTraits: [String] {
        let implied = role.trait
        let further = traits.filter { $0 != implied }
        guard role == contentRole, let implied, !traits.contains(implied) else { return further }
        return further + ["not \(implied)"]
    }
}

extension AccessibilityRole {
    /// The trait that everything of the role has; nothing where the role is more than traits say.
    var trait: String? {
        switch self {
        case .button: "isButton"
        case .link: "isLink"
        case .toggle: "isToggle"
        case .text: "isStaticText"
        case .image: "isImage"
        default: nil
        }
    }
}
