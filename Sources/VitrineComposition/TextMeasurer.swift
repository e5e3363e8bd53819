package import VitrineDrawing

/// The functions by which layout measures texts; lengths are points.
package struct TextMeasurer {
    /// The extent of a text in a width and a height; `nil` for as much as it likes.
    package var measure: (Paragraph, _ width: Double?, _ height: Double?) throws -> TextMeasurement
    /// The glyphs of a text in a box.
    package var typeset: (Paragraph, _ width: Double?, _ height: Double?) throws -> TypesetText
    /// The width of the widest part that cannot be broken.
    package var minContentWidth: (Paragraph) throws -> Double
    package var metrics: (TextStyle) throws -> FontMetrics

    package init(
        measure: @escaping (Paragraph, Double?, Double?) throws -> TextMeasurement,
        typeset: @escaping (Paragraph, Double?, Double?) throws -> TypesetText,
        minContentWidth: @escaping (Paragraph) throws -> Double,
        metrics: @escaping (TextStyle) throws -> FontMetrics
    ) {
        self.measure = measure
        self.typeset = typeset
        self.minContentWidth = minContentWidth
        self.metrics = metrics
    }
}
