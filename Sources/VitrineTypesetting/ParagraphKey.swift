import VitrineDrawing

/// A paragraph without what only typesetting needs: two keys are equal if both texts have equal lines.
///
/// Colours, decorations and alignment do not count, so that a text that only changes its colour is not
/// broken again.
struct ParagraphKey: Hashable {
    let paragraph: Paragraph

    static func == (left: ParagraphKey, right: ParagraphKey) -> Bool {
        let (left, right) = (left.paragraph, right.paragraph)
        return left.isRightToLeft == right.isRightToLeft && left.lineLimit == right.lineLimit
            && left.reservedLines == right.reservedLines && left.truncation == right.truncation
            && left.lastLine == right.lastLine && left.avoidsOrphans == right.avoidsOrphans
            && left.lineSpacing == right.lineSpacing
            && left.minimumScaleFactor == right.minimumScaleFactor && left.language == right.language
            && left.runs.elementsEqual(right.runs) {
                $0.text == $1.text && $0.picture == $1.picture && $0.style.hasLines(of: $1.style)
            }
    }

    func hash(into hasher: inout Hasher) {
        // What texts of one interface differ in; the rest is left to `==`.
        hasher.combine(paragraph.lineLimit)
        for run in paragraph.runs {
            hasher.combine(run.text)
            hasher.combine(run.style.size)
            hasher.combine(run.style.weight)
        }
    }
}

extension TextStyle {
    fileprivate func hasLines(of other: TextStyle) -> Bool {
        family == other.family && size == other.size && glyphScale == other.glyphScale
            && weight == other.weight && isItalic == other.isItalic && metrics == other.metrics
            && leading == other.leading && tracking == other.tracking
            && baselineOffset == other.baselineOffset && features == other.features
    }
}
