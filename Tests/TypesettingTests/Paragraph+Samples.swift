import VitrineDrawing
import VitrineGeometry
import VitrinePixels

extension TextStyle {
    /// Black Inter; 22 pt from line to line unless told otherwise.
    static func inter(_ size: Double, weight: Int = 400, lineHeight: Double = 22) -> TextStyle {
        TextStyle(
            family: "Inter", size: size, weight: weight, leading: lineHeight - size * (2728 + 680) / 2816,
            color: .black)
    }
}

extension Paragraph {
    /// A text in one style, 17 pt Inter unless told otherwise.
    init(_ text: String, _ style: TextStyle = .inter(17), lineLimit: Int? = nil) {
        self.init(runs: [Run(text: text, style: style)], lineLimit: lineLimit)
    }
}

extension TypesetText {
    /// The text of each line, its runs in the order of drawing.
    var lines: [String] {
        var lines: [(baseline: Double, text: String)] = []
        for run in runs {
            guard let baseline = run.glyphs.first?.position.y else { continue }
            if let last = lines.last, last.baseline == baseline {
                lines[lines.count - 1].text += run.text
            } else {
                lines.append((baseline, run.text))
            }
        }
        return lines.map(\.text)
    }
}
