/// A property of a view that the renderer supplies before it asks for the view's body.
public protocol DynamicProperty {
    /// Called after the properties that this one holds have been supplied.
    mutating func update()
}

extension DynamicProperty {
    public mutating func update() {}
}
