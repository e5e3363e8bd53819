public import VitrineGeometry

/// Why a display list could not be drawn.
public enum RasterizationError: Error, Equatable {
    case canvasTooLarge(PixelSize, longestSide: Int)
    case unreadableFontFile(path: String, reason: String)
    case missingGlyph(id: UInt32, face: String, reason: String)
    case cairo(operation: String, reason: String)
}

extension RasterizationError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .canvasTooLarge(let size, let longestSide):
            "cannot draw a picture of \(size): no side may be longer than \(longestSide) px"
        case .unreadableFontFile(let path, let reason):
            "cannot read the font file '\(path)': \(reason)"
        case .missingGlyph(let id, let face, let reason):
            "cannot draw glyph \(id) of the font '\(face)': \(reason)"
        case .cairo(let operation, let reason):
            "cairo cannot \(operation): \(reason)"
        }
    }
}
