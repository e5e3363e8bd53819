import CFreeType
import VitrineDrawing
import VitrineGeometry

/// FreeType itself, kept alive by each face that it opened.
final class FontLibrary {
    fileprivate let handle: FT_Library

    init() {
        var library: FT_Library?
        guard FT_Init_FreeType(&library) == 0, let library else {
            preconditionFailure("FreeType is out of memory")
        }
        handle = library
        // The environment variable FREETYPE_PROPERTIES could ask for heavier stems.
        var isLeftOut: FT_Bool = 1
        for driver in ["cff", "type1", "t1cid", "autofitter"] {
            FT_Property_Set(library, driver, "no-stem-darkening", &isLeftOut)
        }
    }

    deinit { FT_Done_FreeType(handle) }

    /// The library's version, such as `2.12.1`.
    var version: String {
        var (major, minor, patch): (FT_Int, FT_Int, FT_Int) = (0, 0, 0)
        FT_Library_Version(handle, &major, &minor, &patch)
        return "\(major).\(minor).\(patch)"
    }
}

/// An opened face of a font file, of which one size is in use at a time.
struct FontFile: ~Copyable {
    private let library: FontLibrary
    let face: FT_Face
    private let name: String
    /// Ems in 26.6 pixels.
    var currentSize = 0

    init(_ fontFace: FontFace, library: FontLibrary) throws(RasterizationError) {
        var face: FT_Face?
        let status = FT_New_Face(library.handle, fontFace.path, FT_Long(fontFace.index), &face)
        guard status == 0, let face else {
            throw .unreadableFontFile(path: fontFace.path, reason: Self.reason(status))
        }
        self.library = library
        self.face = face
        name = fontFace.name
    }

    deinit { FT_Done_Face(face) }

    /// The coverage of a glyph whose origin lies some quarters of a pixel right of a pixel's left edge.
    ///
    /// - Parameter size: The em in 26.6 pixels.
    mutating func mask(ofGlyph glyph: UInt32, size: Int, quarters: Int) throws(RasterizationError)
        -> GlyphMask
    {
        try load(glyph, size: size)
        guard let slot = face.pointee.glyph else { return GlyphMask.empty }
        FT_Outline_Translate(&slot.pointee.outline, FT_Pos(quarters * 16), 0)
        try check(FT_Render_Glyph(slot, FT_RENDER_MODE_NORMAL), glyph)
        let bitmap = slot.pointee.bitmap
        let width = Int(bitmap.width)
        let height = Int(bitmap.rows)
        guard width > 0, height > 0, let buffer = bitmap.buffer else { return GlyphMask.empty }
        let pixels = [UInt8](unsafeUninitializedCapacity: width * height) { pixels, count in
            for row in 0..<height {
                pixels.baseAddress?.advanced(by: row * width)
                    .update(from: buffer + row * Int(bitmap.pitch), count: width)
            }
            count = width * height
        }
        return GlyphMask(
            left: Int(slot.pointee.bitmap_left), top: -Int(slot.pointee.bitmap_top), width: width,
            height: height, pixels: pixels)
    }

    /// A glyph's outline in ems, y downwards.
    mutating func outline(ofGlyph glyph: UInt32) throws(RasterizationError) -> Path {
        // Large enough that 26.6 units do not show.
        let size = 1024 * 64
        try load(glyph, size: size)
        guard let slot = face.pointee.glyph else { return Path() }
        var builder = OutlineBuilder(unit: 1 / Double(size))
        var callbacks = OutlineBuilder.callbacks
        let status = withUnsafeMutablePointer(to: &builder) {
            FT_Outline_Decompose(&slot.pointee.outline, &callbacks, UnsafeMutableRawPointer($0))
        }
        try check(status, glyph)
        return builder.finished()
    }

    private mutating func load(_ glyph: UInt32, size: Int) throws(RasterizationError) {
        if currentSize != size {
            try check(FT_Set_Char_Size(face, 0, FT_F26Dot6(size), 72, 72), glyph)
            currentSize = size
        }
        let flags = FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP
        try check(FT_Load_Glyph(face, glyph, FT_Int32(flags)), glyph)
    }

    func check(_ status: FT_Error, _ glyph: UInt32) throws(RasterizationError) {
        guard status == 0 else {
            throw .missingGlyph(id: glyph, face: name, reason: Self.reason(status))
        }
    }

    private static func reason(_ status: FT_Error) -> String {
        switch status {
        case 0x01: "there is no such file"
        case 0x02: "the format is unknown"
        case 0x03, 0x08: "the file is damaged"
        case 0x06, 0x10: "the face has no such glyph"
        default: FT_Error_String(status).map { String(cString: $0) } ?? "FreeType's error \(status)"
        }
    }
}

/// How much of each pixel a glyph covers.
struct GlyphMask {
    /// From the origin's pixel to the mask's left column and top row.
    var left: Int
    var top: Int
    var width: Int
    var height: Int
    var pixels: [UInt8]

    static let empty = GlyphMask(left: 0, top: 0, width: 0, height: 0, pixels: [])
}

/// Makes a path of what FreeType says about an outline.
private struct OutlineBuilder {
    let unit: Double
    private var path = Path()
    private var current = Point.zero

    init(unit: Double) {
        self.unit = unit
    }

    func finished() -> Path {
        path.elements.isEmpty ? path : Path(path.elements + [.close])
    }

    private func point(_ vector: UnsafePointer<FT_Vector>?) -> Point {
        guard let vector = vector?.pointee else { return current }
        return Point(x: Double(vector.x) * unit, y: -Double(vector.y) * unit)
    }

    private mutating func move(to end: UnsafePointer<FT_Vector>?) {
        if !path.elements.isEmpty { path.elements.append(.close) }
        current = point(end)
        path.elements.append(.move(to: current))
    }

    private mutating func line(to end: UnsafePointer<FT_Vector>?) {
        current = point(end)
        path.elements.append(.line(to: current))
    }

    private mutating func curve(
        to end: UnsafePointer<FT_Vector>?, _ control1: Point, _ control2: Point
    ) {
        current = point(end)
        path.elements.append(.curve(to: current, control1: control1, control2: control2))
    }

    private mutating func quadraticCurve(
        to end: UnsafePointer<FT_Vector>?, control: UnsafePointer<FT_Vector>?
    ) {
        let (start, middle, end_) = (current, point(control), point(end))
        func between(_ outer: Point) -> Point {
            Point(x: outer.x + (middle.x - outer.x) * 2 / 3, y: outer.y + (middle.y - outer.y) * 2 / 3)
        }
        curve(to: end, between(start), between(end_))
    }

    static var callbacks: FT_Outline_Funcs {
        FT_Outline_Funcs(
            move_to: { end, user in
                user?.assumingMemoryBound(to: OutlineBuilder.self).pointee.move(to: end)
                return 0
            },
            line_to: { end, user in
                user?.assumingMemoryBound(to: OutlineBuilder.self).pointee.line(to: end)
                return 0
            },
            conic_to: { control, end, user in
                user?.assumingMemoryBound(to: OutlineBuilder.self).pointee
                    .quadraticCurve(to: end, control: control)
                return 0
            },
            cubic_to: { control1, control2, end, user in
                guard let builder = user?.assumingMemoryBound(to: OutlineBuilder.self) else { return 1 }
                let (first, second) = (builder.pointee.point(control1), builder.pointee.point(control2))
                builder.pointee.curve(to: end, first, second)
                return 0
            },
            shift: 0, delta: 0)
    }
}
