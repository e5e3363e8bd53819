import CPango
import Glibc

/// The languages that parts of a text are shaped as where the text's own language is not written in their script.
///
/// Pango would look in the environment for one (`PANGO_LANGUAGE`, `LANGUAGE`): a Chinese character in an English text then
/// gets the shape that the reader's own language prefers. Here each script has a fixed one, the same that Pango takes where the
/// environment says nothing.
enum ScriptLanguages {
    /// For scripts that stand for no language in particular; no language is written in all of them, and Pango knows it is not.
    private static let unknown = "xx"

    private static let languages: [Int32: String] = [
        PANGO_SCRIPT_ARABIC.rawValue: "ar", PANGO_SCRIPT_ARMENIAN.rawValue: "hy",
        PANGO_SCRIPT_BENGALI.rawValue: "bn", PANGO_SCRIPT_CHEROKEE.rawValue: "chr",
        PANGO_SCRIPT_COPTIC.rawValue: "cop", PANGO_SCRIPT_CYRILLIC.rawValue: "ru",
        PANGO_SCRIPT_DEVANAGARI.rawValue: "hi", PANGO_SCRIPT_ETHIOPIC.rawValue: "am",
        PANGO_SCRIPT_GEORGIAN.rawValue: "ka", PANGO_SCRIPT_GREEK.rawValue: "el",
        PANGO_SCRIPT_GUJARATI.rawValue: "gu", PANGO_SCRIPT_GURMUKHI.rawValue: "pa",
        PANGO_SCRIPT_HANGUL.rawValue: "ko", PANGO_SCRIPT_HEBREW.rawValue: "he",
        PANGO_SCRIPT_HIRAGANA.rawValue: "ja", PANGO_SCRIPT_KANNADA.rawValue: "kn",
        PANGO_SCRIPT_KATAKANA.rawValue: "ja", PANGO_SCRIPT_KHMER.rawValue: "km",
        PANGO_SCRIPT_LAO.rawValue: "lo", PANGO_SCRIPT_LATIN.rawValue: "en",
        PANGO_SCRIPT_MALAYALAM.rawValue: "ml", PANGO_SCRIPT_MONGOLIAN.rawValue: "mn",
        PANGO_SCRIPT_MYANMAR.rawValue: "my", PANGO_SCRIPT_ORIYA.rawValue: "or",
        PANGO_SCRIPT_SINHALA.rawValue: "si", PANGO_SCRIPT_SYRIAC.rawValue: "syr",
        PANGO_SCRIPT_TAMIL.rawValue: "ta", PANGO_SCRIPT_TELUGU.rawValue: "te",
        PANGO_SCRIPT_THAANA.rawValue: "dv", PANGO_SCRIPT_THAI.rawValue: "th",
        PANGO_SCRIPT_TIBETAN.rawValue: "bo", PANGO_SCRIPT_CANADIAN_ABORIGINAL.rawValue: "iu",
        PANGO_SCRIPT_TAGALOG.rawValue: "tl", PANGO_SCRIPT_HANUNOO.rawValue: "hnn",
        PANGO_SCRIPT_BUHID.rawValue: "bku", PANGO_SCRIPT_TAGBANWA.rawValue: "tbw",
        PANGO_SCRIPT_UGARITIC.rawValue: "uga", PANGO_SCRIPT_BUGINESE.rawValue: "bug",
        PANGO_SCRIPT_SYLOTI_NAGRI.rawValue: "syl", PANGO_SCRIPT_OLD_PERSIAN.rawValue: "peo",
        PANGO_SCRIPT_NKO.rawValue: "nqo",
    ]

    /// Calls `body` with each part of a text that a language is not written in, in bytes from the start, and its own language.
    ///
    /// The parts are those that Pango makes: scripts change within paragraphs.
    static func forEachForeignPart(
        of text: UnsafePointer<CChar>, in language: OpaquePointer?,
        _ body: (Range<UInt32>, OpaquePointer?) -> Void
    ) {
        let count = Int32(clamping: strlen(text))
        var start: Int32 = 0
        while start < count {
            var (end, next): (Int32, Int32) = (0, 0)
            pango_find_paragraph_boundary(text + Int(start), count - start, &end, &next)
            forEachForeignPart(ofParagraph: text + Int(start), count: end, in: language) { range, own in
                body(UInt32(start) + range.lowerBound..<UInt32(start) + range.upperBound, own)
            }
            // The boundary of a text without separators is its end.
            start += max(next, 1)
        }
    }

    private static func forEachForeignPart(
        ofParagraph text: UnsafePointer<CChar>, count: Int32, in language: OpaquePointer?,
        _ body: (Range<UInt32>, OpaquePointer?) -> Void
    ) {
        guard count > 0, let scripts = pango_script_iter_new(text, count) else { return }
        defer { pango_script_iter_free(scripts) }
        repeat {
            var (start, end): (UnsafePointer<CChar>?, UnsafePointer<CChar>?) = (nil, nil)
            var script = PANGO_SCRIPT_COMMON
            pango_script_iter_get_range(scripts, &start, &end, &script)
            guard let start, let end, pango_language_includes_script(language, script) == 0 else { continue }
            let own = pango_language_from_string(languages[script.rawValue] ?? unknown)
            body(UInt32(start - text)..<UInt32(end - text), own)
        } while pango_script_iter_next(scripts) != 0
    }
}
