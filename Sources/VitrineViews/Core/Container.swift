/// A container of the language by its name and the way it arranges its children.
package nonisolated struct Container: Sendable {
    package var name: String
    package var layout: ContainerLayout

    package init(name: String, layout: ContainerLayout) {
        self.name = name
        self.layout = layout
    }
}
