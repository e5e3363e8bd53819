import VitrineComposition
import VitrineRendering
import VitrineViews

extension Host {
    /// Gives a field the focus, or takes it from all.
    func moveFocus(to element: AccessibilityElement?) throws {
        let before = focusedElement
        guard before?.id != element?.id else { return }
        focusedID = element?.id
        focusTargets = element.map(targets) ?? []
        try step {
            if let before { setFocus(false, of: before) }
            if let element { setFocus(true, of: element) }
        }
    }

    /// Lets the focus follow the properties that views tie it to.
    func settleFocus() throws {
        let elements = component.accessibilityTree.allElements
        let wanted = elements.first { targets(of: $0).contains { $0.isFocused() } }
        let current = elements.first { $0.id == focusedID }
        let before = focusTargets
        if let wanted {
            if wanted.id != focusedID { try moveFocus(to: wanted) }
            return
        }
        if let current {
            if !targets(of: current).isEmpty { try moveFocus(to: nil) }
        } else {
            focusedID = nil
        }
        // The property that had the focus is set to none; one that is only behind something else keeps it for later.
        let lost = before.filter { $0.isFocused() }
        if lost.isEmpty || component.holdsFocus { return }
        try step { for target in lost { target.setFocused(false) } }
    }

    private var focusedElement: AccessibilityElement? {
        component.accessibilityTree.allElements.first { $0.id == focusedID }
    }

    private func setFocus(_ isFocused: Bool, of element: AccessibilityElement) {
        for target in targets(of: element) { target.setFocused(isFocused) }
        for number in element.interactions {
            if case .text(let input) = component.interaction(number).interaction {
                input.onEditingChanged(isFocused)
            }
        }
    }

    private func targets(of element: AccessibilityElement) -> [FocusTarget] {
        element.interactions.compactMap { number in
            if case .focus(let target) = component.interaction(number).interaction { target } else { nil }
        }
    }
}
