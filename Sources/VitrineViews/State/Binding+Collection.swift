/// A binding to a collection is a collection of bindings to its elements.
extension Binding: Sequence where Value: MutableCollection {
    public typealias Element = Binding<Value.Element>
    public typealias Iterator = IndexingIterator<Binding<Value>>
    public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
    public typealias Index = Value.Index
    public typealias Indices = Value.Indices

    public var startIndex: Value.Index { wrappedValue.startIndex }
    public var endIndex: Value.Index { wrappedValue.endIndex }
    public var indices: Value.Indices { wrappedValue.indices }

    public func index(after position: Value.Index) -> Value.Index { wrappedValue.index(after: position) }

    public func formIndex(after position: inout Value.Index) { wrappedValue.formIndex(after: &position) }

    public subscript(position: Value.Index) -> Binding<Value.Element> {
        Binding<Value.Element>(
            get: { wrappedValue[position] }, set: { wrappedValue[position] = $0 })
    }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection & MutableCollection {
    public func index(before position: Value.Index) -> Value.Index { wrappedValue.index(before: position) }

    public func formIndex(before position: inout Value.Index) { wrappedValue.formIndex(before: &position) }
}

extension Binding: RandomAccessCollection where Value: MutableCollection & RandomAccessCollection {}
