import Flexbox
import Foundation
import Testing
import VitrineComposition
import VitrineDrawing
import VitrineGeometry
import VitrinePixels
import VitrineViews

/// Lays a view out without fonts: each letter is half an em wide, lines are 5 points
/// higher than the em and break between words.
@MainActor
func laidOut(
    _ view: some View, width: Double? = nil, height: Double? = nil, resources: Resources = .none,
    environment: EnvironmentValues = EnvironmentValues(), texts: TextMeasurer = .monospaced
) throws -> LaidOutNode {
    try composed(
        view, width: width, height: height, resources: resources, environment: environment, texts: texts
    ).root
}

/// Resolves and lays out in turns as a renderer does, without tasks.
@MainActor
func composed(
    _ view: some View, width: Double? = nil, height: Double? = nil, resources: Resources = .none,
    environment: EnvironmentValues = EnvironmentValues(), texts: TextMeasurer = .monospaced
) throws -> (root: LaidOutNode, findings: [CompositionFinding]) {
    let session = ComposingSession(
        view, environment: environment, resources: resources, fonts: FontFamilies(default: "Inter"))
    let layout = LayoutPass(texts: texts, scale: Double(environment.displayScale))
    let proposal = Proposal(width: width, height: height)
    var root = try layout.layOut(session.start().root, proposing: proposal)
    while let pass = try session.next(after: root) {
        root = try layout.layOut(pass.root, proposing: proposal)
    }
    return (root, session.summary.findings)
}

/// The boxes and properties of a view as text.
@MainActor
func dump(_ view: some View, width: Double? = nil, height: Double? = nil) throws -> String {
    try laidOut(view, width: width, height: height).description
}

extension Resources {
    /// An icon of 24 × 24 points for every name.
    static var anyIcon: Resources {
        Resources(
            picture: { name, _ in throw Missing(name: name.name) },
            icon: { name in
                .vector(
                    ImageID(name: name, contentHash: 0),
                    VectorImage(
                        viewBox: Rect(x: 0, y: 0, width: 24, height: 24), size: Size(width: 24, height: 24),
                        shapes: []))
            },
            color: { name, _ in throw Missing(name: name.name) },
            contentFile: { throw Missing(name: $0) })
    }

    /// Neither pictures nor content.
    static var none: Resources {
        Resources(
            picture: { name, _ in throw Missing(name: name.name) }, icon: { throw Missing(name: $0) },
            color: { name, _ in throw Missing(name: name.name) },
            contentFile: { throw Missing(name: $0) })
    }

    struct Missing: ResourceError, CustomStringConvertible {
        var name: String
        var isOfAbsence: Bool { true }
        var description: String { "there is no '\(name)'" }
    }
}

extension TextMeasurer {
    static var monospaced: TextMeasurer {
        TextMeasurer(
            measure: { paragraph, width, _ in measurement(of: paragraph, width: width) },
            typeset: { paragraph, width, _ in
                TypesetText(
                    measurement: measurement(of: paragraph, width: width), runs: [], decorations: [],
                    missingGlyphs: [])
            },
            minContentWidth: { paragraph in
                words(of: paragraph).map { width(of: $0, in: paragraph) }.max() ?? 0
            },
            metrics: {
                FontMetrics(ascender: $0.size, descender: 0, lineGap: 0, capHeight: $0.size, xHeight: 0)
            })
    }

    /// The same with other measures of the font.
    func withMetrics(_ metrics: FontMetrics) -> TextMeasurer {
        var texts = self
        texts.metrics = { _ in metrics }
        return texts
    }

    private static func words(of paragraph: Paragraph) -> [Substring] { paragraph.text.split(separator: " ") }

    private static func width(of text: some StringProtocol, in paragraph: Paragraph) -> Double {
        Double(text.count) * (paragraph.runs.first?.style.size ?? 0) / 2
    }

    private static func measurement(of paragraph: Paragraph, width: Double?) -> TextMeasurement {
        let style = paragraph.runs.first?.style
        var lines: [String] = []
        for word in words(of: paragraph) {
            let longer = lines.last.map { "\($0) \(word)" }
            if let longer, self.width(of: longer, in: paragraph) <= width ?? .infinity {
                lines[lines.count - 1] = longer
            } else {
                lines.append(String(word))
            }
        }
        lines = Array(lines.prefix(paragraph.lineLimit ?? .max))
        let lineHeight = style.map { $0.size + 5 + $0.leading } ?? 0
        return TextMeasurement(
            size: Size(
                width: lines.map { self.width(of: $0, in: paragraph) }.max() ?? 0,
                height: Double(lines.count) * lineHeight),
            firstBaseline: style?.size ?? 0,
            lastBaseline: Double(max(lines.count - 1, 0)) * lineHeight + (style?.size ?? 0),
            isTruncated: false)
    }
}
