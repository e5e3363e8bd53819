/// Which part of a form has the keyboard's attention: in a picture none, unless a binding or state says so.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
    /// A way to set the focus, handed on to children.
    @propertyWrapper
    public struct Binding {
        private let binding: Views.Binding<Value>

        init(_ binding: Views.Binding<Value>) {
            self.binding = binding
        }

        public var wrappedValue: Value {
            get { binding.wrappedValue }
            nonmutating set { binding.wrappedValue = newValue }
        }

        public var projectedValue: Binding { self }
    }

    @State private var value: Value

    public init() where Value == Bool {
        self._value = State(initialValue: false)
    }

    public init<Wrapped: Hashable>() where Value == Wrapped? {
        self._value = State(initialValue: nil)
    }

    public var wrappedValue: Value {
        get { value }
        nonmutating set { value = newValue }
    }

    public var projectedValue: Binding { Binding($value) }
}

/// Which element assistive technology has in focus: in a picture none.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
    @propertyWrapper
    public struct Binding {
        private let binding: Views.Binding<Value>

        init(_ binding: Views.Binding<Value>) {
            self.binding = binding
        }

        public var wrappedValue: Value {
            get { binding.wrappedValue }
            nonmutating set { binding.wrappedValue = newValue }
        }

        public var projectedValue: Binding { self }
    }

    @State private var value: Value

    public init() where Value == Bool {
        self._value = State(initialValue: false)
    }

    public init(for technologies: AccessibilityTechnologies) where Value == Bool {
        self.init()
    }

    public init<Wrapped: Hashable>() where Value == Wrapped? {
        self._value = State(initialValue: nil)
    }

    public var wrappedValue: Value {
        get { value }
        nonmutating set { value = newValue }
    }

    public var projectedValue: Binding { Binding($value) }
}

public nonisolated struct AccessibilityTechnologies: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public static let voiceOver = AccessibilityTechnologies(rawValue: 1)
    public static let switchControl = AccessibilityTechnologies(rawValue: 2)
}

extension View {
    public func focused(_ condition: FocusState<Bool>.Binding) -> some View { self }

    public func focused<Value: Hashable>(
        _ binding: FocusState<Value>.Binding, equals value: Value
    ) -> some View { self }

    public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View { self }

    public func accessibilityFocused<Value: Hashable>(
        _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
    ) -> some View { self }

    public func defaultFocus<Value: Hashable>(
        _ binding: FocusState<Value>.Binding, _ value: Value,
        priority: DefaultFocusEvaluationPriority = .automatic
    ) -> some View { self }

    public func focusable(_ isFocusable: Bool = true) -> some View { self }

    public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View { self }

    public func focusEffectDisabled(_ disabled: Bool = true) -> some View { self }

    public func focusSection() -> some View { self }

    public func focusScope(_ namespace: Namespace.ID) -> some View { self }

    public func prefersDefaultFocus(_ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID)
        -> some View
    {
        self
    }

    public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
        self
    }

    public func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }

    public func submitScope(_ isBlocking: Bool = true) -> some View { self }

    public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View {
        self
    }

    public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View { self }

    public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View { self }

    public func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> some View {
        self
    }

    public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }

    public func disableAutocorrection(_ disable: Bool?) -> some View { self }

    public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View {
        self
    }

    public func keyboardType(_ type: UIKeyboardType) -> some View { self }

    public func textContentType(_ textContentType: UITextContentType?) -> some View { self }

    public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { self }

    public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }

    public func textSelection<Selectability: TextSelectability>(_ selectability: Selectability) -> some View {
        self
    }

    public func findNavigator(isPresented: Binding<Bool>) -> some View { self }

    public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View { self }
}

public nonisolated enum DefaultFocusEvaluationPriority: Hashable, Sendable {
    case automatic, userInitiated
}

public nonisolated struct FocusInteractions: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public static let activate = FocusInteractions(rawValue: 1)
    public static let edit = FocusInteractions(rawValue: 2)
    public static let automatic: FocusInteractions = [.activate, .edit]
}

public nonisolated struct SubmitTriggers: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public static let text = SubmitTriggers(rawValue: 1)
    public static let search = SubmitTriggers(rawValue: 2)
}

public nonisolated struct SubmitLabel: Hashable, Sendable {
    private let name: String

    public static let done = SubmitLabel(name: "done")
    public static let go = SubmitLabel(name: "go")
    public static let send = SubmitLabel(name: "send")
    public static let join = SubmitLabel(name: "join")
    public static let route = SubmitLabel(name: "route")
    public static let search = SubmitLabel(name: "search")
    public static let `return` = SubmitLabel(name: "return")
    public static let next = SubmitLabel(name: "next")
    public static let `continue` = SubmitLabel(name: "continue")
}

public nonisolated struct KeyEquivalent: Hashable, ExpressibleByExtendedGraphemeClusterLiteral, Sendable {
    public var character: Character

    public init(_ character: Character) {
        self.character = character
    }

    public init(extendedGraphemeClusterLiteral value: Character) {
        self.init(value)
    }

    public static let `return` = KeyEquivalent("\r")
    public static let escape = KeyEquivalent("\u{1B}")
    public static let delete = KeyEquivalent("\u{8}")
    public static let tab = KeyEquivalent("\t")
    public static let space = KeyEquivalent(" ")
    public static let upArrow = KeyEquivalent("\u{F700}")
    public static let downArrow = KeyEquivalent("\u{F701}")
    public static let leftArrow = KeyEquivalent("\u{F702}")
    public static let rightArrow = KeyEquivalent("\u{F703}")
}

public nonisolated struct KeyPress: Sendable {
    public enum Result: Hashable, Sendable {
        case handled, ignored
    }
}

public nonisolated struct EventModifiers: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public static let capsLock = EventModifiers(rawValue: 1)
    public static let shift = EventModifiers(rawValue: 2)
    public static let control = EventModifiers(rawValue: 4)
    public static let option = EventModifiers(rawValue: 8)
    public static let command = EventModifiers(rawValue: 16)
    public static let numericPad = EventModifiers(rawValue: 32)
    public static let all: EventModifiers = [.capsLock, .shift, .control, .option, .command, .numericPad]
}

public nonisolated struct KeyboardShortcut: Hashable, Sendable {
    public var key: KeyEquivalent
    public var modifiers: EventModifiers

    public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
        self.key = key
        self.modifiers = modifiers
    }

    public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
    public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
}

public nonisolated struct TextInputAutocapitalization: Hashable, Sendable {
    private let name: String

    public static let never = TextInputAutocapitalization(name: "never")
    public static let words = TextInputAutocapitalization(name: "words")
    public static let sentences = TextInputAutocapitalization(name: "sentences")
    public static let characters = TextInputAutocapitalization(name: "characters")
}

/// UIKit's `UIKeyboardType`, so that its cases can be written without UIKit.
public nonisolated enum UIKeyboardType: Hashable, Sendable {
    // swift-format-ignore: AlwaysUseLowerCamelCase
    case URL
    case `default`, asciiCapable, numbersAndPunctuation, numberPad, phonePad, namePhonePad
    case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad, alphabet
}

/// UIKit's `UITextContentType`.
public nonisolated enum UITextContentType: Hashable, Sendable {
    // swift-format-ignore: AlwaysUseLowerCamelCase
    case URL
    case name, namePrefix, givenName, middleName, familyName, nameSuffix, nickname, jobTitle
    case organizationName, location, fullStreetAddress, streetAddressLine1, streetAddressLine2, addressCity
    case addressState, addressCityAndState, sublocality, countryName, postalCode, telephoneNumber
    case emailAddress, creditCardNumber, username, password, newPassword, oneTimeCode, birthdate
    case creditCardExpiration, creditCardSecurityCode, dateTime, flightNumber
}

/// UIKit's `UITextAutocapitalizationType`.
public nonisolated enum UITextAutocapitalizationType: Hashable, Sendable {
    case none, words, sentences, allCharacters
}

public nonisolated struct ScrollDismissesKeyboardMode: Hashable, Sendable {
    private let name: String

    public static let automatic = ScrollDismissesKeyboardMode(name: "automatic")
    public static let immediately = ScrollDismissesKeyboardMode(name: "immediately")
    public static let interactively = ScrollDismissesKeyboardMode(name: "interactively")
    public static let never = ScrollDismissesKeyboardMode(name: "never")
}

public nonisolated struct WritingToolsBehavior: Hashable, Sendable {
    private let name: String

    public static let automatic = WritingToolsBehavior(name: "automatic")
    public static let complete = WritingToolsBehavior(name: "complete")
    public static let limited = WritingToolsBehavior(name: "limited")
    public static let disabled = WritingToolsBehavior(name: "disabled")
}

/// Whether texts could be selected.
public nonisolated protocol TextSelectability: Sendable {
    static var allowsSelection: Bool { get }
}

public nonisolated struct EnabledTextSelectability: TextSelectability {
    public static let allowsSelection = true
}

public nonisolated struct DisabledTextSelectability: TextSelectability {
    public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
    public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
    public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}
