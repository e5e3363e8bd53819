package import Drawing

/// What layout asks about texts.
package struct TextMeasurer {
    /// The extent of a text in a width and a height; `nil` for as much as it likes.
    package var measure: (Paragraph, _ width: Double?, _ height: Double?) throws -> TextMeasurement
    package var typeset: (Paragraph, _ width: Double?, _ height: Double?) throws -> TypesetText
    package var metrics: (TextStyle) throws -> FontMetrics

    package init(
        measure: @escaping (Paragraph, Double?, Double?) throws -> TextMeasurement,
        typeset: @escaping (Paragraph, Double?, Double?) throws -> TypesetText,
        metrics: @escaping (TextStyle) throws -> FontMetrics
    ) {
        self.measure = measure
        self.typeset = typeset
        self.metrics = metrics
    }
}
