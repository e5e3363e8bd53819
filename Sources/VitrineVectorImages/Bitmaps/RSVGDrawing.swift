import CRSVG
import VitrineGeometry
import VitrinePixels

/// An owned drawing of librsvg's, which has read a file's markup.
struct RSVGDrawing: ~Copyable {
    private let handle: UnsafeMutablePointer<RsvgHandle>

    /// Reads markup from memory, without the address of a file: librsvg then loads no others.
    init(_ markup: [UInt8]) throws(VectorImageError) {
        var error: UnsafeMutablePointer<GError>?
        guard let handle = rsvg_handle_new_from_data(markup, gsize(markup.count), &error) else {
            throw .undrawable(reason: Self.reason(taking: error))
        }
        self.handle = handle
        // Otherwise an inch has 90 pixels.
        rsvg_handle_set_dpi(handle, 96)
    }

    deinit { g_object_unref(handle) }

    /// The drawing in pixels, all of which it covers.
    ///
    /// - Parameter size: The drawing's extent in its own units.
    func bitmap(_ size: Size, in pixels: PixelSize) throws(VectorImageError) -> Bitmap {
        var bitmap = Bitmap(size: pixels)
        var failure: String?
        bitmap.pixels.withUnsafeMutableBytes { bytes in
            let surface = cairo_image_surface_create_for_data(
                bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32,
                Int32(pixels.width), Int32(pixels.height), Int32(pixels.width * 4))
            let context = cairo_create(surface)
            defer {
                cairo_destroy(context)
                // Nothing is written to the bytes any more when they are no longer lent.
                cairo_surface_finish(surface)
                cairo_surface_destroy(surface)
            }
            cairo_scale(
                context, Double(pixels.width) / size.width, Double(pixels.height) / size.height)
            var viewport = RsvgRectangle(x: 0, y: 0, width: size.width, height: size.height)
            var error: UnsafeMutablePointer<GError>?
            if rsvg_handle_render_document(handle, context, &viewport, &error) == 0 {
                failure = Self.reason(taking: error)
            } else if cairo_status(context) != CAIRO_STATUS_SUCCESS {
                failure = String(cString: cairo_status_to_string(cairo_status(context)))
            }
        }
        if let failure { throw .undrawable(reason: failure) }
        return bitmap
    }

    /// What C says of a failure; frees it.
    private static func reason(taking error: UnsafeMutablePointer<GError>?) -> String {
        guard let error else { return "librsvg does not say why" }
        defer { g_error_free(error) }
        return String(cString: error.pointee.message)
    }
}
