/// One row of a `Grid`.
package nonisolated struct GridRowTrait: Hashable, Sendable {
    package var identity: UInt64
    package var alignment: VerticalAlignment?
}
