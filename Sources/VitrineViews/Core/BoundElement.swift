/// A binding to an element of a collection that another view or object owns.
public struct BoundElement<C: MutableCollection> {
    let binding: Binding<C.Element>

    static func all(of collection: Binding<C>) -> [BoundElement] {
        collection.map { BoundElement(binding: $0) }
    }
}
