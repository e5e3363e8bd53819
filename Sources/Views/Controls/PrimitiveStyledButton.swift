/// A button in the style of its environment: one that decides when it is triggered, else one for its look.
struct PrimitiveStyledButton<Label: View>: PrimitiveView {
    let role: ButtonRole?
    let label: Label
    let action: @MainActor () -> Void

    var primitive: Primitive {
        .deferred { context in
            let key = StyleKey<PrimitiveButtonStyleConfiguration>.self
            guard let style = context.environment[key].last else { return plainly }
            let configuration = PrimitiveButtonStyleConfiguration(
                role: role, label: StylePart(label), action: action)
            return style.makeView(configuration, in: context.environment)
        }
    }

    private var plainly: some View {
        StyledView(
            ButtonStyleConfiguration(
                role: role, label: ButtonStyleConfiguration.Label(label), isPressed: false, trigger: action),
            default: StyleBox(style: DefaultButtonStyle()) { $0.makeBody(configuration: $1) })
    }
}
