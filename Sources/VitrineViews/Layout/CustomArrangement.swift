/// A user's layout, ready to be used for one container of one picture.
package nonisolated struct CustomArrangement: Sendable {
    package let name: String
    /// The direction that spacers and dividers inside follow.
    package let stackOrientation: Axis?
    package let instantiate: @Sendable () -> any ArrangementInstance

    package init(
        name: String, stackOrientation: Axis?,
        instantiate: @escaping @Sendable () -> any ArrangementInstance
    ) {
        self.name = name
        self.stackOrientation = stackOrientation
        self.instantiate = instantiate
    }
}
