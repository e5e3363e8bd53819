import Drawing
import Geometry
import Pixels

extension TextStyle {
    /// Inter with a line height that leaves no leading to guess.
    static func inter(_ size: Double, weight: Int = 400, lineHeight: Double = 22) -> TextStyle {
        TextStyle(family: "Inter", size: size, weight: weight, lineHeight: lineHeight, color: .black)
    }
}

extension Paragraph {
    init(_ text: String, _ style: TextStyle = .inter(17), lineLimit: Int? = nil) {
        self.init(runs: [Run(text: text, style: style)], lineLimit: lineLimit)
    }
}

extension TypesetText {
    /// The text of each line's runs, in the order of drawing.
    var lines: [String] {
        var lines: [(baseline: Double, text: String)] = []
        for run in runs {
            guard let y = run.glyphs.first?.position.y else { continue }
            if let last = lines.last, last.baseline == y {
                lines[lines.count - 1].text += run.text
            } else {
                lines.append((y, run.text))
            }
        }
        return lines.map(\.text)
    }
}
