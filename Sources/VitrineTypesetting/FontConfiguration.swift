import CPango
import VitrineDrawing

/// An owned fontconfig configuration that holds the faces added to it and nothing of the host.
struct FontConfiguration: ~Copyable {
    private let handle: OpaquePointer

    /// - Parameter isCurrent: Whether fontconfig takes it where none is named.
    init(isCurrent: Bool = true) {
        guard let handle = FcConfigCreate() else { preconditionFailure("fontconfig is out of memory") }
        self.handle = handle
        guard isCurrent else { return }
        // Pango initializes fontconfig's default configuration in the background, which scans the host's
        // fonts; a current configuration keeps it from that.
        FcConfigSetCurrent(handle)
    }

    /// Lets bitmap faces be scaled to each size, as outlines are.
    func scaleBitmaps() {
        // Without this rule a glyph of an emoji face is as large as its bitmap, whatever the size.
        let rules = """
            <?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd"><fontconfig>
            <match target="font"><test name="outline"><bool>false</bool></test>
            <edit name="matrix" mode="assign"><times><name>matrix</name><matrix>
            <divide><name target="pattern">pixelsize</name><name target="font">pixelsize</name></divide>
            <double>0</double><double>0</double>
            <divide><name target="pattern">pixelsize</name><name target="font">pixelsize</name></divide>
            </matrix></times></edit>
            <edit name="size" mode="assign"><times><name>size</name>
            <divide><name target="font">pixelsize</name><name target="pattern">pixelsize</name></divide>
            </times></edit></match></fontconfig>
            """
        guard FcConfigParseAndLoadFromMemory(handle, rules, 1) != 0 else {
            preconditionFailure("the rules are well formed")
        }
    }

    deinit { FcConfigDestroy(handle) }

    // Properties of ours; fontconfig passes them on to what it chooses.
    private static let numberProperty = "declaration"
    private static let systemWeightProperty = "systemweight"

    /// Adds a face under a family name of ours, so that only that name finds it.
    ///
    /// Weight, slant and width are taken out: the family alone decides, and Pango never synthesizes.
    ///
    /// - Parameter systemWeight: The weight of a face that stands in for the system's. It is added a second time, under the
    ///   name for the system's font, whose advances are corrected.
    func add(_ face: FontFace, number: Int, systemWeight: Int?) throws(TypesettingError) {
        let (set, added) = try addFile(of: face)
        rename(added, number: number)
        if let systemWeight, let system = FcPatternDuplicate(added) {
            FcPatternDel(system, FC_FAMILY)
            FcPatternAddString(system, FC_FAMILY, Self.familyName(of: number, asSystemFont: true))
            FcPatternAddInteger(system, Self.systemWeightProperty, Int32(systemWeight))
            FcFontSetAdd(set, system)
        }
    }

    /// Adds a face under its declaration's family, weight and slant.
    func add(_ face: FontFace, as declaration: FontDeclaration) throws(TypesettingError) {
        let (_, pattern) = try addFile(of: face)
        clearNames(of: pattern)
        FcPatternAddString(pattern, FC_FAMILY, declaration.family)
        FcPatternAddInteger(pattern, FC_WEIGHT, FcWeightFromOpenType(Int32(declaration.weight)))
        FcPatternAddInteger(
            pattern, FC_SLANT, declaration.isItalic ? FC_SLANT_ITALIC : FC_SLANT_ROMAN)
        FcPatternAddBool(pattern, FC_HINTING, 0)
        FcPatternAddBool(pattern, FC_ANTIALIAS, 1)
    }

    /// Adds a face as its file is; the patterns of other faces of the file are left out.
    private func addFile(
        of face: FontFace
    ) throws(TypesettingError) -> (set: UnsafeMutablePointer<FcFontSet>, pattern: OpaquePointer) {
        let firstAdded = faceCount
        guard FcConfigAppFontAddFile(handle, face.path) != 0,
            let set = FcConfigGetFonts(handle, FcSetApplication), let fonts = set.pointee.fonts
        else { throw .unreadableFontFile(path: face.path) }
        var kept = firstAdded
        for position in firstAdded..<Int(set.pointee.nfont) {
            guard let pattern = fonts[position] else { continue }
            var index: Int32 = -1
            FcPatternGetInteger(pattern, FC_INDEX, 0, &index)
            if Int(index) == face.index, kept == firstAdded {
                fonts[kept] = pattern
                kept += 1
            } else {
                FcPatternDestroy(pattern)
            }
        }
        set.pointee.nfont = Int32(kept)
        guard kept > firstAdded, let pattern = fonts[firstAdded] else {
            throw .unreadableFontFile(path: face.path)
        }
        return (set, pattern)
    }

    /// The only family name that finds a face, as its file is or with the system font's advances.
    static func familyName(of number: Int, asSystemFont: Bool = false) -> String {
        asSystemFont ? "system-face-\(number)" : "face-\(number)"
    }

    /// What fontconfig has chosen for a font of Pango's.
    static func pattern(of font: UnsafeMutablePointer<PangoFont>) -> OpaquePointer? {
        pango_fc_font_get_pattern(
            UnsafeMutableRawPointer(font).assumingMemoryBound(to: PangoFcFont.self))
    }

    /// The number under which a face was added.
    static func face(of pattern: OpaquePointer?) -> Int? {
        var number: Int32 = 0
        guard let pattern, FcPatternGetInteger(pattern, numberProperty, 0, &number) == FcResultMatch
        else { return nil }
        return Int(number)
    }

    /// The weight of a face that was added as the system's and found by that name; `nil` for other fonts.
    static func systemWeight(of pattern: OpaquePointer?) -> Int? {
        var weight: Int32 = 0
        guard let pattern,
            FcPatternGetInteger(pattern, systemWeightProperty, 0, &weight) == FcResultMatch
        else { return nil }
        return Int(weight)
    }

    private var faceCount: Int {
        FcConfigGetFonts(handle, FcSetApplication).map { Int($0.pointee.nfont) } ?? 0
    }

    private func clearNames(of pattern: OpaquePointer) {
        for property in [
            FC_FAMILY, FC_FAMILYLANG, FC_STYLE, FC_STYLELANG, FC_FULLNAME, FC_FULLNAMELANG,
            FC_POSTSCRIPT_NAME,
            FC_WEIGHT, FC_SLANT, FC_WIDTH,
        ] {
            FcPatternDel(pattern, property)
        }
    }

    private func rename(_ pattern: OpaquePointer, number: Int) {
        clearNames(of: pattern)
        FcPatternAddString(pattern, FC_FAMILY, Self.familyName(of: number))
        FcPatternAddInteger(pattern, Self.numberProperty, Int32(number))
        var isColor: FcBool = 0
        if FcPatternGetBool(pattern, FC_COLOR, 0, &isColor) == FcResultMatch, isColor != 0 {
            // The family that Pango asks for where a text shows emoji.
            FcPatternAddString(pattern, FC_FAMILY, "emoji")
        }
        FcPatternAddInteger(pattern, FC_WEIGHT, FC_WEIGHT_REGULAR)
        FcPatternAddInteger(pattern, FC_SLANT, FC_SLANT_ROMAN)
        FcPatternAddBool(pattern, FC_HINTING, 0)
        FcPatternAddBool(pattern, FC_ANTIALIAS, 1)
    }

    /// Lends the handle, such as to a font map, which keeps its own reference.
    func withHandle(_ use: (OpaquePointer) -> Void) {
        use(handle)
    }
}
