/// A control that does something when it is tapped.
public struct Button<Label: View>: View {
    private let role: ButtonRole?
    private let action: () -> Void
    private let label: Label

    public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
        self.init(role: nil, action: action, label: label)
    }

    public init(role: ButtonRole?, action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
        self.role = role
        self.action = action
        self.label = label()
    }

    public var body: some View {
        PrimitiveStyledButton(role: role, label: label, action: action)
            .accessibilityElement(children: .combine)
            .accessibilityAddTraits(.isButton)
    }
}

extension Button where Label == Text {
    public init(_ titleKey: LocalizedStringKey, role: ButtonRole? = nil, action: @escaping () -> Void) {
        self.init(role: role, action: action) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, role: ButtonRole? = nil, action: @escaping () -> Void) {
        self.init(role: role, action: action) { Text(title) }
    }
}

extension Button where Label == Views.Label<Text, Image> {
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil,
        action: @escaping () -> Void
    ) {
        self.init(role: role, action: action) { Views.Label(titleKey, systemImage: systemImage) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, role: ButtonRole? = nil, action: @escaping () -> Void
    ) {
        self.init(role: role, action: action) { Views.Label(title, systemImage: systemImage) }
    }

    public init(
        _ titleKey: LocalizedStringKey, image: String, role: ButtonRole? = nil, action: @escaping () -> Void
    ) {
        self.init(role: role, action: action) { Views.Label(titleKey, image: image) }
    }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
    /// The button that a style was handed, without that style.
    public init(_ configuration: PrimitiveButtonStyleConfiguration) {
        self.init(role: configuration.role, action: configuration.trigger) { configuration.label }
    }
}

/// What a button is for.
public nonisolated struct ButtonRole: Hashable, Sendable {
    private let name: String

    public static let destructive = ButtonRole(name: "destructive")
    public static let cancel = ButtonRole(name: "cancel")
    public static let close = ButtonRole(name: "close")
    public static let confirm = ButtonRole(name: "confirm")
}

/// What a button hands over to its style.
public struct ButtonStyleConfiguration {
    /// The button's label.
    public struct Label: PrimitiveView {
        private let view: any View

        init(_ view: any View) {
            self.view = view
        }

        package var primitive: Primitive { .list([Primitive.Element(view: view)]) }
    }

    public let role: ButtonRole?
    public let label: Label
    public let isPressed: Bool
    /// Does what the button does.
    public let trigger: () -> Void
}

/// The look of buttons.
@MainActor @preconcurrency
public protocol ButtonStyle {
    associatedtype Body: View
    typealias Configuration = ButtonStyleConfiguration

    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension View {
    public func buttonStyle<Style: ButtonStyle>(_ style: Style) -> some View {
        settingStyle(
            StyleBox(style: style) { style, configuration in style.makeBody(configuration: configuration) })
    }
}
