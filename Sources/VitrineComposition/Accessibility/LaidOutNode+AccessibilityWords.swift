import VitrineGeometry
import VitrineViews

extension LaidOutNode {
    /// What assistive technology finds, by the ids of the elements under which sidecars write it: those that it is shown by, without
    /// the modifiers around them.
    var accessibilityWords: [String: AccessibilityWords] {
        let reader = AccessibilityReader()
        var elements: [String: [AccessibilityElement]] = [:]
        let hidden = reader.hiddenElements(in: self)
        let found = reader.tree(of: self, at: .zero).allElements
        for element in found + hidden.flatMap(\.elements).flatMap(\.withDescendants) {
            elements[ElementID(element.shownID).element, default: []].append(element)
        }
        var words = elements.mapValues { AccessibilityWords($0) }
        for (id, _) in hidden { words[id.element, default: AccessibilityWords()].isHidden = true }
        return words
    }

    /// All that assistive technology finds, in reading order, several texts an element.
    package var spokenTexts: [String] {
        AccessibilityReader().tree(of: self, at: .zero).allElements.flatMap { element in
            [
                element.role.rawValue, element.label, element.value, element.hint, element.identifier,
                element.traits.joined(separator: " "), element.actions.joined(separator: "\n"),
                element.isEnabled ? "" : "disabled", "\(element.children.count)",
            ]
        }
    }
}
