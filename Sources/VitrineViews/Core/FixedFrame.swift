/// The sizes that `.frame(width:height:alignment:)` fixes.
package nonisolated struct FixedFrame {
    package var width: Double?
    package var height: Double?
    package var alignment: Alignment

    package init(width: Double?, height: Double?, alignment: Alignment) {
        self.width = width
        self.height = height
        self.alignment = alignment
    }
}
