import VitrineDrawing

/// How large and wide an emoji is on iOS, by the size of its text, where Noto Color Emoji stands in for Apple Color Emoji.
///
/// iOS draws emoji larger than the size of small texts asks for, and with room on both sides. Their pictures' sides were
/// measured by Flutter's developers for 11 to 30 points (flutter/flutter, issue 28894): five quarters of the size up to 16
/// points, the size itself from 24 on. Their widths were measured in recorded pictures: two emoji at 20 points stand 25
/// points apart (thumbprint-ios, `AvatarTest`), and one at 14 points takes 20 (spark-ios-common, its scaled components).
enum EmojiMetrics {
    /// The sides of pictures by sizes of texts, in points; in proportion between two of them and from zero, and the size
    /// itself beyond.
    private static let sides: [(size: Double, side: Double)] = [(16, 20), (24, 24)]

    /// The side of the square in which Apple Color Emoji draws at a size.
    static func side(at size: Double) -> Double {
        var below = (size: 0.0, side: 0.0)
        for above in sides {
            if size < above.size {
                let share = (size - below.size) / (above.size - below.size)
                return below.side + share * (above.side - below.side)
            }
            below = above
        }
        return size
    }

    /// From an emoji's start to the next letter's: 800 units of 704 in which the side is one.
    static func advance(at size: Double) -> Double { side(at: size) * 25 / 22 }

    /// The size of Noto Color Emoji whose pictures are as high as Apple's: they have 128 rows where an em has 109.
    static func glyphSize(at size: Double) -> Double { side(at: size) * 109 / 128 }

    /// The ems from an emoji's start to the next letter's in Noto Color Emoji.
    private static let ownAdvance = 2550.0 / 2048

    /// How far above the baseline the middle of Noto Color Emoji's pictures lies, in ems.
    private static let ownMiddle = 37.0 / 109

    /// The room that an emoji has besides its advance in Noto Color Emoji, half of it on either side.
    static func tracking(at size: Double) -> Double { advance(at: size) - ownAdvance * size }

    /// How far a picture moves from where Noto Color Emoji draws it at the text's size: into the middle of its room, which
    /// tracking has widened for that size, and of the capitals (0.35 em above the baseline, recorded 0.34 at 14 points and
    /// 0.36 at 20).
    static func offset(at size: Double, capHeight: Double) -> (x: Double, y: Double) {
        let glyphSize = glyphSize(at: size)
        return (ownAdvance * (size - glyphSize) / 2, ownMiddle * glyphSize - capHeight / 2)
    }
}

extension FontDeclaration {
    /// What the standard books declare for Apple Color Emoji.
    static let notoColorEmoji = FontDeclaration(
        family: "Noto Color Emoji", fileName: "NotoColorEmoji.ttf", package: "fonts-noto-color-emoji")
}

extension FontBook {
    /// Whether a face that a text falls back to stands in for Apple Color Emoji; a text that names it has its own metrics.
    func standsInForEmoji(_ face: Int, of own: Int) -> Bool {
        face != own && declarations[face] == .notoColorEmoji
    }
}
