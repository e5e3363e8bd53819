/// A view with some visual changes.
struct VisuallyChanged<Content: View>: PrimitiveView {
    let content: Content
    let changes: [VisualChanges.Change]

    var primitive: Primitive {
        .deferred { _ in
            var view: any View = content
            for change in changes { view = Self.changed(view, by: change) }
            return view
        }
    }

    private static func changed(_ view: some View, by change: VisualChanges.Change) -> any View {
        switch change {
        case .opacity(let opacity): view.modified(by: .opacity(opacity))
        case .offset(let x, let y): view.modified(by: .offset(x: x, y: y))
        case .effect(let effect): view.modified(by: .effect(effect))
        }
    }
}
