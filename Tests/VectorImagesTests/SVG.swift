import VitrineDrawing
import VitrineVectorImages

/// Shapes inside a drawing of 24×24, read.
func icon(_ content: String) throws(VectorImageError) -> VectorImage {
    try VectorImage(svg: Array("<svg viewBox=\"0 0 24 24\">\n\(content)\n</svg>".utf8))
}

/// The dump of what an icon holds, without the line of its view box.
func dump(_ content: String) throws -> String {
    try icon(content).shapes.map(\.description).joined(separator: "\n")
}

/// The message for a file that cannot be read; empty if it can.
func message(_ svg: String) -> String {
    do {
        _ = try VectorImage(svg: Array(svg.utf8))
        return ""
    } catch {
        return error.description
    }
}
