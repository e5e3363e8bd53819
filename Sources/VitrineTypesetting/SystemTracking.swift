import CPango
import VitrineDrawing

/// The tracking that makes texts in Inter as wide as in San Francisco, for which it stands in.
///
/// Apple publishes San Francisco's own tracking by size (Human Interface Guidelines, "Typography"). Its letters are a little
/// narrower than Inter's, and ever more so from 17 to 28 points, where it changes into its form for titles. By how much was
/// measured in 155 lines of pictures of iOS: Inter as it is misses their widths by 5.2 % on average, with this by 0.5 %. What
/// single letters differ by is left to ``SystemAdvances``.
enum SystemTracking {
    /// Thousandths of an em by sizes in points; in proportion between two of them.
    private static let published: [(size: Double, tracking: Double)] = [
        (6, 41), (11, 6), (12, 0), (13, -6), (14, -11), (15, -16), (16, -20), (17, -26), (20, -23),
        (22, -12), (24, 3), (28, 14), (34, 12), (44, 8), (53, 6), (80, 0),
    ]

    /// Ems between the letters of a style at a size in points, which may differ from the style's.
    static func ems(for style: TextStyle, at size: Double) -> Double {
        if style.standsInForMonospaced { return monospaced }
        guard style.standsInForSystem else { return 0 }
        return published(at: size) / 1000 - 0.0029 - 0.06 * titleShare(at: size)
            + weightTracking(style.weight)
    }

    /// How far the system's font has changed into its form for titles.
    static func titleShare(at size: Double) -> Double { min(max((size - 17) / 11, 0), 1) }

    /// SF Mono's letters are 0.6175 em wide in recorded pictures, Noto Sans Mono's 0.6 em.
    private static let monospaced = 0.0175

    private static func published(at size: Double) -> Double {
        guard let upper = published.firstIndex(where: { $0.size >= size }) else { return 0 }
        guard upper > 0 else { return published[0].tracking }
        let (below, above) = (published[upper - 1], published[upper])
        let share = (size - below.size) / (above.size - below.size)
        return below.tracking + share * (above.tracking - below.tracking)
    }

    /// Inter grows less wide with its weight. Medium is taken to lie in the middle; below regular and above bold nothing
    /// was measured, and they are taken to be as these.
    private static func weightTracking(_ weight: Int) -> Double {
        switch weight {
        case ..<500: 0
        case ..<600: 0.0043
        case ..<700: 0.0085
        default: 0.0209
        }
    }
}

extension TextStyle {
    /// Whether Noto Sans Mono is set in the place of SF Mono, and not because a text names it.
    fileprivate var standsInForMonospaced: Bool { metrics != .own && family == Self.monospacedStandIn }

    /// Whether Inter is set in the place of San Francisco, and not because a text names it.
    var standsInForSystem: Bool { metrics != .own && family == FontBook.interFamily }
}

extension StyledText {
    private static let unitsPerPoint = Double(PANGO_SCALE)

    /// The tracking of a span in Pango's units: what its style asks for, and what makes its letters and emoji as wide as the system's.
    func tracking(of span: Span) -> (asked: Int32, system: Int32, emoji: Int32) {
        let size = span.style.size * span.style.glyphScale * scale
        let asked = span.style.tracking * scale
        let system = SystemTracking.ems(for: span.style, at: size) * size
        func units(_ points: Double) -> Int32 { Int32((points * Self.unitsPerPoint).rounded()) }
        return (units(asked), units(system), units(EmojiMetrics.tracking(at: size)))
    }

    /// What the width of a letter has of the system font's tracking, in points; nothing where a fallback draws it.
    func systemTracking(at offset: Int) -> Double {
        guard offset < textEnd, !uncovered.contains(where: { $0.contains(offset) }) else { return 0 }
        return Double(tracking(of: spans[spanIndex(at: offset)]).system) / Self.unitsPerPoint
    }

    /// What the width of an emoji has besides that of the font which stands in, in points; nothing for other letters.
    func emojiTracking(at offset: Int) -> Double {
        guard emoji.contains(where: { $0.contains(offset) }) else { return 0 }
        return Double(tracking(of: spans[spanIndex(at: offset)]).emoji) / Self.unitsPerPoint
    }
}
