import CPango
import VitrineDrawing

/// The names in a font's file.
struct FaceNames: Equatable {
    /// The name that it shares with faces of other weights and slants.
    var family: String?
    var fullName: String?
    var postScriptName: String?
    /// 100…900 as in CSS, to the nearest hundred.
    var weight: Int
    var isItalic: Bool

    /// Numbers of names in the table `name`.
    private enum Number: UInt32 {
        case family = 1, fullName = 4, postScriptName = 6, typographicFamily = 16
    }

    init(_ file: borrowing FaceFile) {
        family = Self.name(.typographicFamily, of: file) ?? Self.name(.family, of: file)
        fullName = Self.name(.fullName, of: file)
        postScriptName = Self.name(.postScriptName, of: file)
        weight = min(max(Int((file.style(HB_STYLE_TAG_WEIGHT) / 100).rounded()), 1), 9) * 100
        isItalic = file.style(HB_STYLE_TAG_ITALIC) > 0
    }

    /// A name in English.
    private static func name(_ number: Number, of file: borrowing FaceFile) -> String? {
        var bytes = [CChar](repeating: 0, count: 256)
        var count = UInt32(bytes.count)
        guard file.readName(number.rawValue, into: &bytes, &count) > 0 else { return nil }
        return String(decoding: bytes.prefix(Int(count)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
}

extension FaceFile {
    /// How strong or slanted the face is.
    fileprivate borrowing func style(_ tag: hb_style_tag_t) -> Double {
        withFont { Double(hb_style_get_value($0, tag)) }
    }

    /// Reads a name in English; returns how long it is.
    fileprivate borrowing func readName(
        _ number: UInt32, into bytes: inout [CChar], _ count: inout UInt32
    ) -> UInt32 {
        withFont { hb_ot_name_get_utf8(hb_font_get_face($0), number, nil, &count, &bytes) }
    }
}
