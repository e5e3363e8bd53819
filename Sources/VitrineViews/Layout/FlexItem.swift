import Foundation

/// The CSS properties of a view in a `Flex`, or of a `Flex` for itself; `nil` is the initial value.
package nonisolated struct FlexItem: Hashable, Sendable {
    package var grow: Double?
    package var shrink: Double?
    package var basis: FlexSize?
    package var alignSelf: FlexAlignment?
    package var order: Int?
    package var margin = FlexEdges(all: .points(0))
    package var width: FlexSize?
    package var height: FlexSize?
    package var minWidth: FlexSize?
    package var maxWidth: FlexSize?
    package var minHeight: FlexSize?
    package var maxHeight: FlexSize?
    package var aspectRatio: Double?
    /// The insets of an absolutely positioned view.
    package var position: FlexEdges?

    package init() {}
}
