/// The properties of a layout that the views inside follow.
public nonisolated struct LayoutProperties: Sendable {
    /// The direction in which the layout stacks its views; spacers grow along it and dividers lie across.
    public var stackOrientation: Axis?

    public init() {}

    init(stackOrientation: Axis) {
        self.stackOrientation = stackOrientation
    }
}
