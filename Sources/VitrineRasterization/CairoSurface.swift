import CCairo

/// An owned Cairo surface whose pixels lie in memory.
struct CairoSurface: ~Copyable {
    enum Format {
        /// Premultiplied, alpha in the highest byte of a native 32-bit word.
        case argb32
        case alpha8

        fileprivate var cairoFormat: cairo_format_t {
            switch self {
            case .argb32: CAIRO_FORMAT_ARGB32
            case .alpha8: CAIRO_FORMAT_A8
            }
        }
    }

    private let handle: OpaquePointer

    /// A transparent surface with memory of its own.
    init(format: Format, width: Int, height: Int) throws(RasterizationError) {
        handle = try Self.checked(
            cairo_image_surface_create(format.cairoFormat, Int32(width), Int32(height)))
    }

    /// A surface on memory of the caller's, which must outlive it.
    init(
        format: Format, pixels: UnsafeMutableRawPointer, width: Int, height: Int, stride: Int
    ) throws(RasterizationError) {
        handle = try Self.checked(
            cairo_image_surface_create_for_data(
                pixels.assumingMemoryBound(to: UInt8.self), format.cairoFormat, Int32(width), Int32(height),
                Int32(stride)))
    }

    deinit { cairo_surface_destroy(handle) }

    private static func checked(_ surface: OpaquePointer?) throws(RasterizationError) -> OpaquePointer {
        let status = cairo_surface_status(surface)
        guard let surface, status == CAIRO_STATUS_SUCCESS else {
            cairo_surface_destroy(surface)
            throw .cairo(
                operation: "create a surface", reason: String(cString: cairo_status_to_string(status)))
        }
        return surface
    }

    /// Lends the handle for drawing on the surface or with it.
    func withHandle<R>(_ use: (OpaquePointer) throws(RasterizationError) -> R) throws(RasterizationError) -> R
    {
        try use(handle)
    }

    /// Lends the pixels, row by row at a distance of `stride` bytes.
    ///
    /// Drawing is finished before, and the surface marked afterwards as changed.
    func withPixels<R>(_ use: (_ pixels: UnsafeMutablePointer<UInt8>, _ stride: Int) -> R) -> R {
        cairo_surface_flush(handle)
        defer { cairo_surface_mark_dirty(handle) }
        guard let pixels = cairo_image_surface_get_data(handle) else {
            preconditionFailure("an image surface has pixels")
        }
        return use(pixels, Int(cairo_image_surface_get_stride(handle)))
    }
}
