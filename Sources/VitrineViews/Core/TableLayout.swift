/// How a `Grid` arranges its rows.
package nonisolated struct TableLayout: Sendable {
    package var alignment: Alignment
    package var horizontalSpacing: Double?
    package var verticalSpacing: Double?
}
