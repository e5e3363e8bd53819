public import Foundation
import VitrineComposition
import VitrineRendering
import VitrineViews

// What is typed, chosen and moved.
extension HostElement {
    /// Does what assistive technology does to use an element, wherever it lies: activates it.
    public func activate() throws {
        try perform("be activated") { interaction in
            if case .activation(let activate) = interaction { return { activate() } }
            if case .action(let action) = interaction, action.isDefault { return action.perform }
            return nil
        }
    }

    /// Types behind the text of a field, which gets the focus.
    ///
    /// A line break submits a field of one line.
    public func type(_ text: String) throws {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        guard try !textInput.isMultiline, lines.count > 1 else { return try insert(text) }
        for (index, line) in lines.enumerated() {
            if !line.isEmpty { try insert(String(line)) }
            if index < lines.count - 1 { try submit() }
        }
    }

    /// Takes the whole text out of a field, which gets the focus.
    public func clear() throws {
        try focus()
        let input = try textInput
        try host.step { input.setText("") }
    }

    /// Presses the return key in a field, which loses the focus unless something sets it.
    public func submit() throws {
        try focus()
        let (input, environment) = try textEntry
        // A text field that is only called one of a search submits as others do.
        let isOfSearch = try found.role == .searchField && !found.traits.contains("isSearchField")
        let trigger: SubmitTriggers = isOfSearch ? .search : .text
        try host.step {
            input.onCommit()
            environment.submit(trigger)
        }
        // An `onSubmit` that moves the focus has moved it by now.
        if try exists, try hasFocus { try host.moveFocus(to: nil) }
    }

    /// One step up, of a stepper, a slider or whatever assistive technology can adjust.
    public func increment() throws { try adjust("count up") { $0.step(.increment) } }

    /// One step down, of a stepper, a slider or whatever assistive technology can adjust.
    public func decrement() throws { try adjust("count down") { $0.step(.decrement) } }

    /// Moves a slider to a number of its bounds; it stops at its nearest step.
    public func slide(to value: Double) throws {
        try perform("be moved to \(value)") { interaction in
            guard case .adjustment(let adjustment) = interaction, let set = adjustment.set, !value.isNaN
            else { return nil }
            return { set(value) }
        }
    }

    /// Chooses an option of a picker, or an item of a menu, which is opened for it.
    public func choose(_ option: String) throws {
        let element = try found
        if element.children.isEmpty { try tap() }
        let holder = element.children.isEmpty ? host.element(.menu) : self
        let options = try holder.found.children.flatMap(\.withDescendants).filter { $0.role == .button }
        guard options.contains(where: { $0.label == option }) else {
            throw error(
                .noOption(
                    element: element.shortName, option: option, others: options.map { "\"\($0.label)\"" }))
        }
        try holder.element(ElementStep(.role(.button, label: option)), at: place).tap()
    }

    /// Chooses a date, at most as far as the picker's bounds allow.
    public func choose(_ date: Date) throws {
        try perform("choose a date") { interaction in
            guard case .date(let input) = interaction else { return nil }
            return { input.setDate(min(max(date, input.bounds.lowerBound), input.bounds.upperBound)) }
        }
    }

    /// Does one of the ``actions`` of an element: a swipe action, or one for assistive technology, by its name.
    public func perform(action name: String) throws {
        let element = try found
        let holders = element.withDescendants
        if let action = holders.flatMap(\.actionElements).first(where: { $0.label == name }) {
            guard action.isEnabled else { throw error(.disabled(element: action.shortName)) }
            for number in action.interactions {
                switch host.component.interaction(number).interaction {
                case .activation(let activate): return try host.step { activate() }
                case .action(let action) where action.isDefault: return try host.step(action.perform)
                default: continue
                }
            }
        }
        for number in holders.flatMap(\.interactions) {
            let entry = host.component.interaction(number)
            guard case .action(let action) = entry.interaction, action.isNamed(name, in: entry.environment)
            else {
                continue
            }
            return try host.step { action.perform() }
        }
        throw error(.noAction(element: element.shortName, name: name, others: element.allActions))
    }

    private func adjust(_ action: String, _ change: @escaping (Adjustment) -> Void) throws {
        try perform(action) { interaction in
            guard case .adjustment(let adjustment) = interaction else { return nil }
            return { change(adjustment) }
        }
    }

    /// Does the first thing that an element's interactions offer.
    private func perform(_ action: String, _ offer: (Interaction) -> (() -> Void)?) throws {
        let element = try found
        guard element.isEnabled else { throw error(.disabled(element: element.shortName)) }
        for number in element.interactions {
            if let perform = offer(host.component.interaction(number).interaction) {
                return try host.step(perform)
            }
        }
        throw error(.inert(element: element.shortName, action: action))
    }

    private func insert(_ text: String) throws {
        try focus()
        let input = try textInput
        try host.step { input.setText(input.text() + text) }
    }

    /// Gives a field the focus, by a tap as people do.
    private func focus() throws {
        guard try !hasFocus else { return }
        _ = try textInput
        try checkReachable()
        try host.moveFocus(to: found)
    }

    private var textInput: TextInput {
        get throws { try textEntry.0 }
    }

    private var textEntry: (TextInput, EnvironmentValues) {
        get throws {
            let element = try found
            guard element.isEnabled else { throw error(.disabled(element: element.shortName)) }
            for number in element.interactions {
                let entry = host.component.interaction(number)
                if case .text(let input) = entry.interaction { return (input, entry.environment) }
            }
            throw error(.inert(element: element.shortName, action: "take a text"))
        }
    }
}

extension AccessibilityActionHandler {
    fileprivate var isDefault: Bool {
        if case .kind(.default) = name { true } else { false }
    }

    fileprivate func isNamed(_ wanted: String, in environment: EnvironmentValues) -> Bool {
        switch name {
        case .kind(let kind): kind.name == wanted
        case .named(let text): text.string(in: environment) == wanted
        }
    }
}
