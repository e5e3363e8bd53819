/// A view with a changed environment.
struct EnvironmentChanged<Content: View>: PrimitiveView {
    let content: Content
    let change: (inout EnvironmentValues) -> Void

    var primitive: Primitive { .environment(content, change) }
}
