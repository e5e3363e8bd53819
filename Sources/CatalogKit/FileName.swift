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

    /// The part of the path, such as `shop-coupon`, without an extension.
    public let text: String

    /// Nothing where the name has neither letter nor digit or would be too long.
    public init?(_ name: String) {
        if Self.isWritten(name) {
            self.text = name
            return
        }
        let words = name.split { !$0.isLetter && !$0.isNumber }
        let text = words.joined(separator: "-").lowercased().precomposedStringWithCanonicalMapping
        guard !text.isEmpty, text.utf8.count <= Self.maximumLength else { return nil }
        self.text = text
    }

    /// A name that is kept as it is, as tests' are; nothing where it cannot be a part of a path, or would read as several.
    package static func verbatim(_ name: String) -> FileName? {
        let isPart = !name.isEmpty && !name.hasPrefix(".") && name.utf8.count <= 200
        let separators: Set<UInt8> = [UInt8(ascii: "/"), UInt8(ascii: "@"), UInt8(ascii: "\\")]
        guard isPart, !name.utf8.contains(where: { $0 < 32 || separators.contains($0) }) else { return nil }
        return FileName(text: name)
    }

    private init(text: String) {
        self.text = text
    }

    /// Whether a name of plain letters and digits is its own file name, as most are that come from folders.
    private static func isWritten(_ name: String) -> Bool {
        var isAfterHyphen = true
        for byte in name.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
                isAfterHyphen = false
            case UInt8(ascii: "-") where !isAfterHyphen: isAfterHyphen = true
            default: return false
            }
        }
        return !isAfterHyphen && name.utf8.count <= maximumLength
    }
}

extension FileName: Comparable {
    /// In the order of the texts.
    public static func < (left: FileName, right: FileName) -> Bool { left.text < right.text }
}

extension FileName: CustomStringConvertible {
    /// The name itself.
    public var description: String { text }
}
