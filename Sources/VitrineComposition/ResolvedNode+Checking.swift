extension ResolvedNode {
    /// The node, if layout and painting can do something with all its numbers.
    func checked() throws(CompositionError) -> ResolvedNode {
        if let fault = kind.fault ?? rare.flexItem?.fault {
            throw .impossibleNumber(
                element: id.text, name: fault.property, value: fault.value, allowed: fault.range.rawValue)
        }
        return self
    }
}
