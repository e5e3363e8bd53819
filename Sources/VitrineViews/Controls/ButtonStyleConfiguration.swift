/// The properties of a button that its style receives.
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
    public let trigger: @MainActor () -> Void
}
