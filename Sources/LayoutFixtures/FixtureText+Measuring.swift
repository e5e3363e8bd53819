public import Flexbox
import VitrineGeometry

extension FixtureText {
    /// Fills lines greedily: a word goes onto the line if it still fits, each line has at least one.
    public func measurement(fitting proposal: Proposal) -> LeafMeasurement {
        let width = proposal.width == .ideal ? .infinity : proposal.width.length ?? 0
        // Browsers cannot tell less than 1/64 apart.
        let available = width + 1.0 / 64
        var longest = 0.0
        var length = 0.0
        var lineCount = words.isEmpty ? 0 : 1
        for word in words {
            if length > 0, length + word > available {
                lineCount += 1
                length = 0
            }
            length += word
            longest = max(longest, length)
        }
        let height = Double(lineCount) * lineHeight
        return LeafMeasurement(
            size: Size(width: longest, height: height),
            firstBaseline: lineCount == 0 ? nil : ascent,
            lastBaseline: lineCount == 0 ? nil : height - lineHeight + ascent)
    }
}
