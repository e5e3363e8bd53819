/// A view that presents something as long as a property says so.
struct Presenting<Base: View>: PrimitiveView {
    let base: Base
    let kind: () -> Presented.Kind
    let isPresented: Binding<Bool>
    /// Tells contents apart that follow each other.
    var contentID = ""
    var onDismiss: (() -> Void)?
    let content: () -> any View

    var primitive: Primitive {
        .deferred { [self] context in
            let (environment, identity) = (context.environment, context.identity)
            return base.collecting { values, context in
                context.observe(isPresented.wrappedValue, as: "presentation", initially: false) {
                    _, isShown in
                    if !isShown { onDismiss?() }
                }
                guard isPresented.wrappedValue else { return }
                let presented = Presented(
                    kind: kind(), id: identity.identity(ofPart: contentID), content: content(),
                    presenter: context.element, environment: environment.outsideOfBar?() ?? environment,
                    dismiss: { isPresented.wrappedValue = false })
                values[PresentedKey.self].append(presented)
            }
        }
    }
}

extension Binding {
    /// Whether there is something; where there is no more to be, it becomes nothing.
    func isPresent<Wrapped>() -> Binding<Bool> where Value == Wrapped? {
        Binding<Bool>(get: { wrappedValue != nil }, set: { if !$0 { wrappedValue = nil } })
    }
}

nonisolated extension View {
    func presenting<Content: View>(
        _ kind: Presented.Kind, isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
        content: @escaping () -> Content
    ) -> some View {
        Presenting(
            base: self, kind: { kind }, isPresented: isPresented, onDismiss: onDismiss
        ) {
            MadeView(make: content)
        }
    }

    func presenting<Item: Identifiable, Content: View>(
        _ kind: Presented.Kind, item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
        content: @escaping (Item) -> Content
    ) -> some View {
        Presenting(
            base: self, kind: { kind }, isPresented: item.isPresent(),
            contentID: item.wrappedValue.map { StableText.of($0.id) } ?? "", onDismiss: onDismiss
        ) {
            item.wrappedValue.map { MadeViewOfValue(value: $0, make: content) }
        }
    }
}
