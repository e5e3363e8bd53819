import CCairo

/// An owned pattern of what was drawn between the beginning and the end of a layer.
struct CairoLayer: ~Copyable {
    let handle: OpaquePointer?

    deinit { cairo_pattern_destroy(handle) }
}

extension CairoContext {
    /// Lets what follows be drawn apart.
    func beginLayer() { withHandle { cairo_push_group($0) } }

    func endLayer() -> CairoLayer { CairoLayer(handle: withHandle { cairo_pop_group($0) }) }

    func paint(_ layer: borrowing CairoLayer, alpha: Double) {
        withHandle { cairo_set_source($0, layer.handle) }
        paint(alpha: alpha)
    }

    /// Paints a layer as far as another covers it.
    func paint(_ layer: borrowing CairoLayer, through mask: borrowing CairoLayer) {
        withHandle {
            cairo_set_source($0, layer.handle)
            cairo_mask($0, mask.handle)
        }
    }
}
