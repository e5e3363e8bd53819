public import VitrineDrawing
import VitrineGeometry

extension VectorImage {
    /// Reads the first page of a PDF file, as design tools export icons.
    ///
    /// Takes filled and stroked outlines, gradients, clips, and masks that are outlines. Text, pictures of pixels and patterns are a
    /// ``VectorImageError`` that says so.
    public init(pdf: [UInt8]) throws(VectorImageError) {
        do throws(PDFError) {
            let file = try PDFFile(pdf)
            let page = PDFObject.dictionary(try file.firstPage())
            var box = try file.numbers(try file.entry("CropBox", of: page))
            if box.count != 4 { box = try file.numbers(try file.entry("MediaBox", of: page)) }
            guard box.count == 4, box[0] != box[2], box[1] != box[3] else {
                throw PDFError("its page has no size")
            }
            guard (try file.entry("Rotate", of: page).number ?? 0) == 0 else {
                throw PDFError("its page is turned")
            }
            let (left, top) = (min(box[0], box[2]), max(box[1], box[3]))
            let size = Size(width: abs(box[2] - box[0]), height: abs(box[3] - box[1]))
            // A page's second axis points upwards.
            var reader = PDFContentReader(
                file, transform: Transform(a: 1, b: 0, c: 0, d: -1, tx: -left, ty: top))
            try reader.read(
                try file.contents(of: page), resources: [try file.entry("Resources", of: page)])
            self.init(viewBox: Rect(origin: .zero, size: size), size: size, shapes: reader.shapes)
        } catch {
            throw .unreadablePDF(reason: error.reason)
        }
    }
}

extension PDFFile {
    /// A page's content, which may lie in several streams.
    fileprivate func contents(of page: PDFObject) throws(PDFError) -> [UInt8] {
        let contents = try entry("Contents", of: page)
        guard case .array(let parts) = contents else { return try data(of: contents) }
        var bytes: [UInt8] = []
        for part in parts { bytes += try data(of: try resolved(part)) + [10] }
        return bytes
    }
}
