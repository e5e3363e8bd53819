/// A view with one of the language's own modifications.
struct Modified<Content: View>: PrimitiveView {
    let content: Content
    let modification: Modification

    var primitive: Primitive { .modified(content, modification) }
}

/// A view with a changed environment.
struct EnvironmentChanged<Content: View>: PrimitiveView {
    let content: Content
    let change: (inout EnvironmentValues) -> Void

    var primitive: Primitive { .environment(content, change) }
}

extension View {
    func modified(by modification: Modification) -> Modified<Self> {
        Modified(content: self, modification: modification)
    }

    func changingEnvironment(_ change: @escaping (inout EnvironmentValues) -> Void) -> EnvironmentChanged<
        Self
    > {
        EnvironmentChanged(content: self, change: change)
    }
}
