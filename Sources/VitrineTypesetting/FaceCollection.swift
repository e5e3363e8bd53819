import VitrineDrawing

/// The faces of a font book, opened when something is first asked about one.
final class FaceCollection {
    private final class OpenFace {
        let fontFace: FontFace
        let file: FaceFile
        let metrics: FaceMetrics

        init(_ fontFace: FontFace) throws(TypesettingError) {
            self.fontFace = fontFace
            file = try FaceFile(fontFace)
            metrics = FaceMetrics(file)
        }
    }

    /// What a style chooses a face by.
    private struct StyleKey: Hashable {
        var family: String
        var weight: Int
        var isItalic: Bool
    }

    /// Which faces besides its own a text needs.
    struct Needs: Equatable {
        /// Declarations in the order of the book's fallback families.
        var fallbacks: [Int] = []
        /// Whether characters ask to be shown as emoji.
        var hasEmoji = false
        /// Where fallbacks are asked, in UTF-8 code units.
        var uncovered: [Range<Int>] = []
        /// Characters that a face draws which stands in for Apple Color Emoji, in UTF-8 code units.
        var emoji: [Range<Int>] = []

        /// Adds a character; neighbours are one range, as Pango shapes each range by itself.
        mutating func addUncovered(_ range: Range<Int>) {
            guard let last = uncovered.last, last.upperBound >= range.lowerBound else {
                return uncovered.append(range)
            }
            uncovered[uncovered.count - 1] = last.lowerBound..<range.upperBound
        }
    }

    let book: FontBook
    private var openFaces: [Int: OpenFace] = [:]
    private var facesOfStyles: [StyleKey: Int] = [:]

    init(book: FontBook) {
        self.book = book
    }

    /// The declaration for a style.
    func face(for style: TextStyle) throws(TypesettingError) -> Int {
        let key = StyleKey(family: style.family, weight: style.weight, isItalic: style.isItalic)
        if let face = facesOfStyles[key] { return face }
        let face = try book.declarationIndex(for: style)
        facesOfStyles[key] = face
        return face
    }

    func fontFace(of face: Int) throws(TypesettingError) -> FontFace {
        try open(face).fontFace
    }

    func metrics(of face: Int) throws(TypesettingError) -> FaceMetrics {
        try open(face).metrics
    }

    /// The distances of a style's lines; the style's face is opened whichever font gives them, so that a missing file is an error.
    func metrics(of style: TextStyle, in face: Int) throws(TypesettingError) -> FontMetrics {
        let own = try metrics(of: face)
        return switch style.metrics {
        case .own: own.scaled(to: style.size)
        case .system: .system(size: style.size)
        case .textStyle: .systemTextStyle(size: style.size)
        }
    }

    /// Chooses, for each character that a face lacks, the first fallback family that has it.
    ///
    /// Characters that are shown as emoji look for a family with colours first.
    func needs(of text: String, in face: Int) throws(TypesettingError) -> Needs {
        var needs = Needs()
        guard !text.utf8.allSatisfy({ $0 < 0x80 }) else { return needs }
        let candidates = book.fallbackFamilies.map { book.declaration(nearestTo: face, in: $0) }
        var chosen: Set<Int> = []
        let scalars = Array(text.unicodeScalars)
        var emojiStarts: Set<Int> = []
        var end = 0
        for (index, scalar) in scalars.enumerated() {
            let range = end..<(end + UTF8.width(scalar))
            end = range.upperBound
            if scalar.continuesACharacter, needs.uncovered.last?.upperBound == range.lowerBound {
                needs.addUncovered(range)
            }
            if scalar.properties.isDefaultIgnorableCodePoint { continue }
            let isFollowedBySelector = index + 1 < scalars.count && scalars[index + 1].value == 0xFE0F
            if scalar.properties.isEmojiPresentation || isFollowedBySelector {
                needs.hasEmoji = true
                if let emoji = try first(of: candidates, with: scalar, inColor: true) {
                    chosen.insert(emoji)
                    needs.addUncovered(range)
                    if book.standsInForEmoji(emoji, of: face) { emojiStarts.insert(range.lowerBound) }
                    continue
                }
            }
            guard scalar.value >= 0x80, try !open(face).file.covers(scalar) else { continue }
            needs.addUncovered(range)
            if let fallback = try first(of: candidates, with: scalar, inColor: false) {
                chosen.insert(fallback)
                if book.standsInForEmoji(fallback, of: face) { emojiStarts.insert(range.lowerBound) }
            }
        }
        needs.fallbacks = candidates.filter(chosen.contains)
        needs.emoji = text.characterRanges(holding: emojiStarts)
        return needs
    }

    private func first(
        of candidates: [Int], with scalar: Unicode.Scalar, inColor: Bool
    ) throws(TypesettingError) -> Int? {
        for candidate in candidates {
            let face = try open(candidate)
            if face.file.covers(scalar), !inColor || face.file.isColor { return candidate }
        }
        return nil
    }

    private func open(_ face: Int) throws(TypesettingError) -> OpenFace {
        if let open = openFaces[face] { return open }
        let open = try OpenFace(book.face(at: face))
        openFaces[face] = open
        return open
    }
}

extension String {
    /// Where characters lie that hold one of some code units, all in UTF-8 code units.
    fileprivate func characterRanges(holding starts: Set<Int>) -> [Range<Int>] {
        guard !starts.isEmpty else { return [] }
        var ranges: [Range<Int>] = []
        var end = 0
        for character in self {
            let range = end..<(end + character.utf8.count)
            end = range.upperBound
            if range.contains(where: starts.contains) { ranges.append(range) }
        }
        return ranges
    }
}

extension Unicode.Scalar {
    /// Whether it is drawn with the scalar before: a mark, a joiner, a selector.
    fileprivate var continuesACharacter: Bool {
        properties.isDefaultIgnorableCodePoint || properties.generalCategory == .nonspacingMark
    }
}

extension FontBook {
    /// The face of a family whose slant and weight are nearest to those of another face.
    fileprivate func declaration(nearestTo face: Int, in family: String) -> Int {
        let wanted = declarations[face]
        func distance(_ index: Int) -> Int {
            let declaration = declarations[index]
            return (declaration.isItalic == wanted.isItalic ? 0 : 10_000)
                + abs(declaration.weight - wanted.weight)
        }
        let members = declarations.indices.filter { declarations[$0].family == family }
        guard let nearest = members.min(by: { distance($0) < distance($1) }) else {
            preconditionFailure("fallback families were checked when the book was made")
        }
        return nearest
    }
}
