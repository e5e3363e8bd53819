import CCairo
import VitrineGeometry

/// An owned Cairo surface that writes a PDF of one page.
struct PDFSurface: ~Copyable {
    /// Takes the bytes that Cairo writes.
    private final class Output {
        var bytes: [UInt8] = []
    }

    private let handle: OpaquePointer
    private let output = Output()

    /// - Parameter size: The page in points.
    init(size: Size) throws(RasterizationError) {
        let write: cairo_write_func_t = { output, data, length in
            guard let output else { return CAIRO_STATUS_WRITE_ERROR }
            let bytes = UnsafeBufferPointer(start: data, count: Int(length))
            Unmanaged<Output>.fromOpaque(output).takeUnretainedValue().bytes.append(contentsOf: bytes)
            return CAIRO_STATUS_SUCCESS
        }
        let surface = cairo_pdf_surface_create_for_stream(
            write, Unmanaged.passUnretained(output).toOpaque(), size.width, size.height)
        let status = cairo_surface_status(surface)
        guard let surface, status == CAIRO_STATUS_SUCCESS else {
            cairo_surface_destroy(surface)
            throw .cairo(operation: "create a PDF", reason: String(cString: cairo_status_to_string(status)))
        }
        handle = surface
        cairo_pdf_surface_restrict_to_version(handle, CAIRO_PDF_VERSION_1_5)
        // Otherwise Cairo writes the time.
        cairo_pdf_surface_set_metadata(handle, CAIRO_PDF_METADATA_CREATE_DATE, "2000-01-01T00:00:00Z")
    }

    deinit {
        // Cairo still writes when it finishes.
        cairo_surface_finish(handle)
        cairo_surface_destroy(handle)
    }

    /// Lends the handle for drawing on the surface.
    func withHandle<R>(_ use: (OpaquePointer) throws(RasterizationError) -> R) throws(RasterizationError) -> R
    {
        try use(handle)
    }

    /// Ends the page and gives the file.
    func finished() throws(RasterizationError) -> [UInt8] {
        cairo_surface_finish(handle)
        let status = cairo_surface_status(handle)
        guard status == CAIRO_STATUS_SUCCESS else {
            throw .cairo(operation: "write a PDF", reason: String(cString: cairo_status_to_string(status)))
        }
        return output.bytes
    }
}
