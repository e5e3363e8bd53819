/// Keeps places for texts with attributes in plain texts: characters for private use, one for each text.
nonisolated enum TextPlaceholder {
    private static let characters: ClosedRange<UInt32> = 0xFFF00...0xFFFFD

    /// The character in the place of the n-th text; nothing for more texts than there are characters.
    static func character(for position: Int) -> String {
        UInt32(exactly: position).map { characters.lowerBound + $0 }
            .flatMap { characters.contains($0) ? Unicode.Scalar($0) : nil }.map { String($0) } ?? ""
    }

    /// The stretches of a text between the places, and which text each stands before.
    static func parts(of text: String) -> [(stretch: String, position: Int?)] {
        var parts: [(stretch: String, position: Int?)] = []
        var stretch = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            guard characters.contains(scalar.value) else {
                stretch.append(scalar)
                continue
            }
            parts.append((String(stretch), Int(scalar.value - characters.lowerBound)))
            stretch = String.UnicodeScalarView()
        }
        return parts + [(String(stretch), nil)]
    }
}
