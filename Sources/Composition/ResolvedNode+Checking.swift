extension ResolvedNode {
    /// The node, if layout and painting can do something with all its numbers.
    func checked() throws(CompositionError) -> ResolvedNode {
        if let (property, number) = kind.fault ?? seldom.flexItem?.fault {
            throw .impossibleNumber(
                element: id, name: property, value: number.value, allowed: number.range.rawValue)
        }
        return self
    }
}
