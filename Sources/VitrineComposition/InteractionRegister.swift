package import VitrineViews

/// The interactions of the elements of one pass, by the numbers that elements hold.
///
/// Apart from the elements, which go from thread to thread, as actions do not.
@MainActor
package struct InteractionRegister {
    /// What can be done with an element, and where.
    package struct Entry {
        package var interaction: Interaction
        package var environment: EnvironmentValues

        /// Whether the view reacts.
        package var isEnabled: Bool { environment.isEnabled }
    }

    private var entries: [Entry] = []

    /// Whether the component says something of a scroll view's position.
    private(set) var holdsScrollControls = false

    mutating func add(_ interaction: Interaction, in environment: EnvironmentValues) -> Int {
        if case .scrolling(let control) = interaction, !control.isIdle { holdsScrollControls = true }
        entries.append(Entry(interaction: interaction, environment: environment))
        return entries.count - 1
    }

    /// Whether a property says of some view that it has the focus, be the view shown or not.
    package var holdsFocus: Bool {
        entries.contains { entry in
            if case .focus(let target) = entry.interaction { target.isFocused() } else { false }
        }
    }

    package subscript(number: Int) -> Entry { entries[number] }
}

extension Interaction {
    /// Whether a control does it, which assistive technology calls dimmed where it does not react.
    var isOfControl: Bool {
        switch self {
        case .activation, .text, .adjustment, .date: true
        case .gesture, .row, .rowAction, .action, .focus, .contentShape, .hitTesting, .dismissal,
            .holdingOpen, .back, .refresh, .scrollTarget, .scrollTargetLayout, .scrolling:
            false
        }
    }
}
