import CPango
import Drawing

/// An owned fontconfig configuration that holds the faces added to it and nothing of the host.
struct FontConfiguration: ~Copyable {
    private let handle: OpaquePointer

    init() {
        guard let handle = FcConfigCreate() else { preconditionFailure("fontconfig is out of memory") }
        self.handle = handle
        // Pango initializes fontconfig's default configuration in the background, which scans the host's
        // fonts; a current configuration keeps it from that.
        FcConfigSetCurrent(handle)
    }

    deinit { FcConfigDestroy(handle) }

    /// Adds a face under a family name of ours, so that only that name finds it.
    ///
    /// Weight, slant and width are taken out: the family alone decides, and Pango never synthesizes.
    func add(_ face: FontFace, asFamily family: String) throws(TypesettingError) {
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
                rename(pattern, to: family)
                fonts[kept] = pattern
                kept += 1
            } else {
                FcPatternDestroy(pattern)
            }
        }
        set.pointee.nfont = Int32(kept)
        guard kept > firstAdded else { throw .unreadableFontFile(path: face.path) }
    }

    private var faceCount: Int {
        FcConfigGetFonts(handle, FcSetApplication).map { Int($0.pointee.nfont) } ?? 0
    }

    private func rename(_ pattern: OpaquePointer, to family: String) {
        for property in [
            FC_FAMILY, FC_FAMILYLANG, FC_STYLE, FC_STYLELANG, FC_FULLNAME, FC_FULLNAMELANG,
            FC_POSTSCRIPT_NAME,
            FC_WEIGHT, FC_SLANT, FC_WIDTH,
        ] {
            FcPatternDel(pattern, property)
        }
        FcPatternAddString(pattern, FC_FAMILY, family)
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
