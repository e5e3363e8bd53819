/// A view that has code of the component make views when it is resolved; as with the body of a view, they stay for as long as nothing changes that
/// the code has read.
package nonisolated protocol ViewSource {
    @MainActor var elements: [Primitive.Element] { get }
}

/// A view for each element of a collection.
package nonisolated protocol RowSource: ViewSource {
    var rowCount: Int { get }

    /// The views of some elements by their places, as far as there are any.
    @MainActor func rows(_ places: Range<Int>) -> [Primitive.Element]
}

extension RowSource {
    @MainActor package var elements: [Primitive.Element] { rows(0..<rowCount) }
}

extension PrimitiveView where Self: ViewSource {
    @MainActor package var primitive: Primitive { .source(self) }
}

/// The view that a closure makes.
nonisolated struct MadeView<Content: View>: PrimitiveView, ViewSource {
    let make: () -> Content

    @MainActor var elements: [Primitive.Element] { [Primitive.Element(view: make())] }
}

/// The view that a closure makes for a value whose type is a parameter where the closure is declared, too.
///
/// A closure for values of a certain type, such as a proxy, would be wrapped for this one each time that it is stored here, and so be another
/// closure in each pass: readers have structures of their own.
nonisolated struct MadeViewOfValue<Value, Content: View>: PrimitiveView, ViewSource {
    let value: Value
    let make: (Value) -> Content

    @MainActor var elements: [Primitive.Element] { [Primitive.Element(view: make(value))] }
}
