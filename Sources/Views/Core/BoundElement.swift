/// A binding to an element of a collection that another view or object owns.
public struct BoundElement<C: MutableCollection> {
    let binding: Binding<C.Element>

    static func all(of collection: Binding<C>) -> [BoundElement] {
        collection.wrappedValue.indices.map { index in
            BoundElement(
                binding: Binding(
                    get: { collection.wrappedValue[index] },
                    set: { collection.wrappedValue[index] = $0 }))
        }
    }
}
