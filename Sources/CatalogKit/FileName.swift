import Foundation

/// A part of a snapshot's path, made of a declared name.
///
/// Letters and digits of every script are kept, in lower case; each run of anything else becomes one hyphen,
/// and none is left at the ends. "Shop coupon, 3 images" is `shop-coupon-3-images`, "Größe" is `größe`.
/// Accented letters are written composed (Unicode's form C), so that one name is one sequence of bytes.
/// Neither the host's locale nor its file system has a say: "TITLE" is `title` in Turkey as well.
public struct FileName: Hashable, Sendable {
    /// The most bytes of a name, so that a path part with a mode and an extension stays below 255.
    static let maximumLength = 120

    public let text: String

    /// Nothing where the name has neither letter nor digit or would be too long.
    public init?(_ name: String) {
        let words = name.split { !$0.isLetter && !$0.isNumber }
        let text = words.joined(separator: "-").lowercased().precomposedStringWithCanonicalMapping
        guard !text.isEmpty, text.utf8.count <= Self.maximumLength else { return nil }
        self.text = text
    }
}

extension FileName: Comparable {
    public static func < (left: FileName, right: FileName) -> Bool { left.text < right.text }
}

extension FileName: CustomStringConvertible {
    public var description: String { text }
}
