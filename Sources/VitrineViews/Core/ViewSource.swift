/// A view that has code of the component make views when it is resolved; as with the body of a view, they stay for as long as nothing changes that
/// the code has read.
package nonisolated protocol ViewSource {
    @MainActor var elements: [Primitive.Element] { get }
}

extension PrimitiveView where Self: ViewSource {
    @MainActor package var primitive: Primitive { .source(self) }
}

/// The view that a closure makes.
nonisolated struct MadeView<Content: View>: PrimitiveView, ViewSource {
    let make: () -> Content

    @MainActor var elements: [Primitive.Element] { [Primitive.Element(view: make())] }
}

/// The view that a closure makes for a value of any type: one for values of a certain type would be another closure each time that it is stored here.
nonisolated struct MadeViewOfValue<Value, Content: View>: PrimitiveView, ViewSource {
    let value: Value
    let make: (Value) -> Content

    @MainActor var elements: [Primitive.Element] { [Primitive.Element(view: make(value))] }
}
