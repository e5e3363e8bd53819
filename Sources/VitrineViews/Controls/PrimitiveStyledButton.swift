/// A button in the style of its environment: one that decides when it is triggered, else one for its look.
struct PrimitiveStyledButton<Label: View>: PrimitiveView {
    let role: ButtonRole?
    let label: Label
    let action: @MainActor () -> Void

    var primitive: Primitive {
        .deferred { context in
            let key = StyleKey<PrimitiveButtonStyleConfiguration>.self
            let environment = context.environment
            guard let style = environment[key].last else {
                return button(isOfRow: environment.sharesActionWithRow) {
                    [action, didAct = environment.didAct] in
                    action()
                    didAct?()
                }
            }
            let configuration = PrimitiveButtonStyleConfiguration(
                role: role, label: StylePart(label), action: action)
            return style.makeView(configuration, in: environment)
        }
    }

    private func button(isOfRow: Bool, action: @escaping @MainActor () -> Void) -> some View {
        StyledView(
            ButtonStyleConfiguration(
                role: role, label: ButtonStyleConfiguration.Label(label), isPressed: false, trigger: action),
            default: StyleBox(style: DefaultButtonStyle()) { $0.makeBody(configuration: $1) }
        )
        .modified(by: .interactions([.activation(action)] + (isOfRow ? [.rowAction(action)] : [])))
    }
}

/// The role of a button, which the alert or dialog around it reads.
enum ButtonRoleTrait: TraitKey { typealias Value = ButtonRole }

extension EnvironmentValues {
    /// What follows the action of each button inside, such as that a menu closes.
    var didAct: (@MainActor () -> Void)? {
        get { self[DidActKey.self] }
        set { self[DidActKey.self] = newValue }
    }
}

private enum DidActKey: EnvironmentKey { static var defaultValue: (@MainActor () -> Void)? { nil } }
