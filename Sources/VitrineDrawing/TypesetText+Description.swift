import VitrineGeometry

extension TypesetText: CustomStringConvertible {
    /// One line for the text and one for each run and decoration, distances in hundredths of a point.
    public var description: String {
        let size = measurement.size
        var lines = [
            "text  \(hundredths(size.width)) × \(hundredths(size.height))"
                + "  baselines \(hundredths(measurement.firstBaseline)) \(hundredths(measurement.lastBaseline))"
                + (measurement.isTruncated ? "  truncated" : "")
        ]
        for run in runs {
            let start = run.glyphs.first?.position ?? .zero
            lines.append(
                "  run  x \(hundredths(start.x))  y \(hundredths(start.y))  \(run.face.name) "
                    + "\(hundredths(run.size)) \(run.color)  \"\(run.text)\"")
        }
        for bar in bars {
            lines.append(
                "  bar  x \(hundredths(bar.rect.minX))  y \(hundredths(bar.rect.minY))  "
                    + "\(hundredths(bar.rect.width)) × \(hundredths(bar.rect.height)) \(bar.color)")
        }
        for decoration in decorations {
            let rect = decoration.rect
            lines.append(
                "  line  x \(hundredths(rect.minX))  y \(hundredths(rect.minY))  "
                    + "\(hundredths(rect.width)) × \(hundredths(rect.height)) \(decoration.color)")
        }
        if !missingGlyphs.isEmpty {
            let points = missingGlyphs.map { "U+" + String($0.value, radix: 16, uppercase: true) }
            lines.append("  missing  " + points.joined(separator: " "))
        }
        return lines.joined(separator: "\n")
    }
}

/// A distance rounded to hundredths, without zeros at the end.
private func hundredths(_ value: Double) -> String {
    let rounded = (value * 100).rounded() / 100
    return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
}
