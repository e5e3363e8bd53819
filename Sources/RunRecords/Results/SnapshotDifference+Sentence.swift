import VitrineExplanations
import VitrineGeometry
import VitrineImageComparison

extension SnapshotDifference {
    /// What changed, in words.
    package var sentence: String {
        guard !environmentChanges.isEmpty else { return explanation.sentence }
        let changes = environmentChanges.joined(separator: ", ")
        return isAgainstRedrawnReference
            ? "\(explanation.sentence) (compared with the reference as today's environment draws it: \(changes))"
            : "\(explanation.sentence) (the environment changed as well: \(changes))"
    }
}

extension SnapshotDifference {
    /// What changed, in pixels.
    package var pixelSentence: String {
        switch pictures {
        case _ where isOfWords: "same picture, other words"
        case .compared(let pixels): pixels.sentence
        case .noReference(let reason): "the old picture cannot be drawn again: \(reason)"
        }
    }
}

extension PixelDifference {
    /// How many pixels differ visibly, `90 by more than 16, 40 by more than 64`.
    private var distances: String {
        zip(distant, Self.toleratedDistances).map { "\($0) by more than \(Int($1))" }
            .joined(separator: ", ")
    }

    /// What changed, in pixels.
    package var sentence: String {
        if isNone { return "no pixel differs" }
        var parts: [String] = []
        if actualSize != referenceSize { parts.append("\(actualSize), reference \(referenceSize)") }
        let area = max(actualSize.width, referenceSize.width) * max(actualSize.height, referenceSize.height)
        let places = regions.prefix(3).map { "\($0.width)×\($0.height) at (\($0.x), \($0.y))" }
        let more = regions.count > 3 ? [" and \(regions.count - 3) more"] : []
        parts.append(
            "\(count) of \(area) px differ, \(distances): \(places.joined(separator: ", "))\(more.joined())")
        return parts.joined(separator: "; ")
    }
}
