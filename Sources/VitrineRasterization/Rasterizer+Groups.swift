import CCairo
import VitrineDrawing
import VitrineGeometry
import VitrinePixels

// Groups. Most need no picture of their own; the rest are drawn apart, changed and laid on top.
extension Rasterizer {
    func draw(
        _ group: Group, on canvas: borrowing Canvas, under transform: Transform, images: ImageSource
    ) throws {
        let inner = group.transform.followed(by: transform)
        guard group.opacity > 0, inner.inverted != nil else { return }
        guard group.mask == nil, group.blurDeviation == 0, group.colors == nil, group.blendMode == .normal
        else {
            return try drawApart(group, on: canvas, under: inner, images: images)
        }
        if group.clip == nil, group.opacity == 1 {
            if let shadow = group.shadow {
                guard try draw(shadow, ofSingleFillIn: group, on: canvas, under: inner) else {
                    return try drawApart(group, on: canvas, under: inner, images: images)
                }
            }
            return try draw(group.items, on: canvas, under: inner, images: images)
        }
        guard group.shadow == nil else {
            return try drawApart(group, on: canvas, under: inner, images: images)
        }
        if let clip = group.clip {
            guard group.opacity == 1, let area = clip.pixelRect(under: inner) else {
                return try drawApart(group, on: canvas, under: inner, images: images)
            }
            guard !area.intersection(canvas.frame).isEmpty else { return }
            canvas.context.save()
            canvas.setTransform(.identity)
            canvas.context.add(
                Rect(
                    x: Double(area.x), y: Double(area.y), width: Double(area.width),
                    height: Double(area.height)))
            canvas.context.clip(.nonZero)
            try draw(group.items, on: canvas, under: inner, images: images)
            canvas.context.restore()
            return
        }
        guard let item = group.items.first?.faded(by: group.opacity), group.items.count == 1 else {
            return try drawApart(group, on: canvas, under: inner, images: images)
        }
        try draw([item], on: canvas, under: inner, images: images)
    }

    /// Draws the group on a canvas of its own and lays that on the one below.
    private func drawApart(
        _ group: Group, on canvas: borrowing Canvas, under inner: Transform, images: ImageSource
    ) throws {
        guard let bounds = group.contentBounds else { return }
        let scale = inner.meanScale
        let blur = GaussianBlur(deviation: group.blurDeviation * scale)
        let anyShadow = group.shadow.map { PlacedShadow($0, under: inner) }
        let shadow = group.shadow?.isInner == true ? nil : anyShadow
        // Beyond the canvas as far as something may be blurred or moved into it.
        let reach = blur.reach + (anyShadow?.reach ?? 0)
        let frame = PixelRect(covering: inner.boundingBox(of: bounds)).expanded(by: 1 + blur.reach)
            .intersection(canvas.frame.expanded(by: reach))
        guard !frame.isEmpty else { return }
        var layer = try Canvas(frame: frame)
        if group.blursBelow { layer.backdrop = Canvas.BackdropImage(try canvas.picture()) }
        try draw(group.items, on: layer, under: inner, images: images)
        if let mask = group.mask {
            let maskLayer = try Canvas(frame: frame)
            try draw(mask, on: maskLayer, under: inner, images: images)
            layer.keep(within: maskLayer)
        }
        if let clip = group.clip, group.isOnlyCut {
            return canvas.draw(layer, within: clip, rule: group.clipRule, under: inner)
        }
        if let clip = group.clip { layer = try layer.cut(to: clip, rule: group.clipRule, under: inner) }
        layer.apply(blur)
        if let colors = group.colors { layer.apply(colors) }
        if let anyShadow, shadow == nil { try layer.drawInside(anyShadow) }
        try layer.context.check("draw a group")
        guard group.blendMode == .normal else {
            if let shadow {
                let combined = try Canvas(frame: frame.expanded(by: shadow.reach))
                try draw(shadow, of: layer, opacity: 1, on: combined)
                combined.draw(layer, opacity: 1)
                return canvas.blend(combined, mode: group.blendMode, opacity: group.opacity)
            }
            return canvas.blend(layer, mode: group.blendMode, opacity: group.opacity)
        }
        if let shadow { try draw(shadow, of: layer, opacity: group.opacity, on: canvas) }
        canvas.draw(layer, opacity: group.opacity)
    }

    func draw(
        _ shadow: PlacedShadow, of layer: borrowing Canvas, opacity: Double, on canvas: borrowing Canvas
    ) throws(RasterizationError) {
        let frame = layer.frame.expanded(by: shadow.blur.reach)
        let mask = try CairoSurface(format: .alpha8, width: frame.width, height: frame.height)
        let (width, height) = (layer.frame.width, layer.frame.height)
        layer.surface.withPixels { source, sourceStride in
            mask.withPixels { target, targetStride in
                for y in 0..<height {
                    let line = target + (y + shadow.blur.reach) * targetStride + shadow.blur.reach
                    (source + y * sourceStride).withMemoryRebound(to: UInt32.self, capacity: width) { words in
                        for x in 0..<width { line[x] = UInt8(truncatingIfNeeded: words[x] >> 24) }
                    }
                }
                if let size = PixelSize(width: frame.width, height: frame.height) {
                    shadow.blur.apply(to: target, size: size, stride: targetStride, channels: 1)
                }
            }
        }
        canvas.draw(
            shadow.color.opacity(opacity), through: mask, x: frame.x + shadow.offsetX,
            y: frame.y + shadow.offsetY)
    }

    /// Draws the shadow of a group that is one filled outline, from the cache; false for other groups.
    private func draw(
        _ shadow: Shadow, ofSingleFillIn group: Group, on canvas: borrowing Canvas, under inner: Transform
    ) throws(RasterizationError) -> Bool {
        guard group.items.count == 1, !shadow.isInner,
            case .fill(let path, .color(let color), let rule) = group.items[0].content,
            let bounds = path.controlBounds
        else { return false }
        let placed = PlacedShadow(shadow, under: inner)
        let deviceBounds = inner.boundingBox(of: bounds)
        let area = PixelRect(covering: deviceBounds)
        // Otherwise the mask could be far larger than what is seen of it.
        guard area.width <= 2 * canvas.frame.width, area.height <= 2 * canvas.frame.height else {
            return false
        }
        let toPixels = inner.followed(by: .translation(x: -Double(area.x), y: -Double(area.y)))
        let outline = StretchableOutline(
            path.mapped { toPixels.apply(to: $0) }, reach: placed.blur.reach)
        let mask = try shadows.mask(of: outline, rule: rule, blur: placed.blur)
        let x = area.x + mask.origin.x + placed.offsetX
        let y = area.y + mask.origin.y + placed.offsetY
        // Most of a card's shadow lies under the card, which is drawn next and hides it.
        canvas.context.save()
        if color.alpha >= 1 {
            var hidden = mask.covered(by: outline)
            hidden.x += area.x
            hidden.y += area.y
            canvas.clip(outside: hidden)
        }
        try mask.stretched(to: outline, using: &scratch) { surface in
            canvas.draw(shadow.color.opacity(color.alpha), through: surface, x: x, y: y)
        }
        canvas.context.restore()
        return true
    }
}

/// A shadow in device pixels; it is moved by whole pixels, as its edge is soft anyway.
struct PlacedShadow {
    var color: SRGBColor
    var blur: GaussianBlur
    var offsetX: Int
    var offsetY: Int

    init(_ shadow: Shadow, under transform: Transform) {
        color = shadow.color
        blur = GaussianBlur(deviation: shadow.deviation * transform.meanScale)
        let offset = transform.apply(toOffset: shadow.offset)
        offsetX = Int(offset.x.rounded())
        offsetY = Int(offset.y.rounded())
    }

    /// How far outside of the outline the shadow is seen.
    var reach: Int { blur.reach + max(abs(offsetX), abs(offsetY)) }
}

extension Group {
    /// Whether something in the group blurs what is below it.
    fileprivate var blursBelow: Bool {
        items.contains {
            switch $0.content {
            case .blurBelow: true
            case .group(let group): group.blursBelow
            case .fill, .stroke, .glyphs, .image: false
            }
        }
    }

    /// Whether a clip is the last thing that happens to the items.
    fileprivate var isOnlyCut: Bool {
        blurDeviation == 0 && colors == nil && opacity == 1 && shadow == nil && blendMode == .normal
    }
}

extension DisplayItem {
    /// The item with its opacity multiplied, if its colour can take that.
    fileprivate func faded(by opacity: Double) -> DisplayItem? {
        var item = self
        switch content {
        case .fill(let path, .color(let color), let rule):
            item.content = .fill(path, .color(color.opacity(opacity)), rule: rule)
        case .stroke(let path, .color(let color), let style):
            item.content = .stroke(path, .color(color.opacity(opacity)), style)
        case .glyphs(var run):
            run.color = run.color.opacity(opacity)
            item.content = .glyphs(run)
        case .fill, .stroke, .image, .group, .blurBelow: return nil
        }
        return item
    }
}

extension Path {
    /// The whole device pixels that the path is the outline of, if it is.
    func pixelRect(under transform: Transform) -> PixelRect? {
        guard transform.keepsRectangles, let rectangle = uprightRectangle else { return nil }
        let rect = transform.boundingBox(of: rectangle)
        let edges = [rect.minX, rect.minY, rect.maxX, rect.maxY]
        guard edges.allSatisfy({ abs($0 - $0.rounded()) < 1e-6 && abs($0) < 1e6 }) else { return nil }
        let (left, top) = (Int(rect.minX.rounded()), Int(rect.minY.rounded()))
        return PixelRect(
            x: left, y: top, width: Int(rect.maxX.rounded()) - left, height: Int(rect.maxY.rounded()) - top)
    }
}
