import VitrineDrawing
import VitrineGeometry
import VitrinePixels

/// Finds the bounds of drawing steps, whatever boxes views have: a drawing that is moved, turned or enlarged lies outside of its box.
///
/// Outlines, lines, letters and pictures count; shadows, blurs and what is wholly transparent do not.
struct DrawnBounds {
    /// A glyph's outline in ems, y downwards; nothing where the face's glyphs are pictures.
    let outline: (_ glyph: UInt32, _ face: FontFace) throws -> VitrineDrawing.Path?

    /// The smallest rectangle around all that items draw in a part of their canvas; nothing where they draw nothing there.
    func bounds(of items: [DisplayItem], within part: Rect) -> Rect? {
        bounds(of: items, transform: .identity, within: part)
    }

    private func bounds(of items: [DisplayItem], transform: Transform, within part: Rect) -> Rect? {
        items.lazy.compactMap { bounds(of: $0.content, transform: transform, within: part) }
            .reduce(nil) { found, next in found?.union(next) ?? next }
    }

    private func bounds(
        of content: DisplayItem.Content, transform: Transform, within part: Rect
    ) -> Rect? {
        let own: Rect?
        switch content {
        case .fill(let path, let paint, _): own = paint.isClear ? nil : path.bounds
        case .stroke(let path, let paint, let style):
            own = paint.isClear ? nil : path.bounds?.outset(by: style.width / 2)
        case .glyphs(let run): own = bounds(of: run)
        case .image(let image): own = image.destination
        case .blurBelow: own = nil
        case .group(let group): return bounds(of: group, transform: transform, within: part)
        }
        return own.flatMap { transform.boundingBox(of: $0).intersection(part) }
    }

    private func bounds(of group: Group, transform: Transform, within part: Rect) -> Rect? {
        guard group.opacity > 0 else { return nil }
        let transform = group.transform.followed(by: transform)
        var part = part
        if let clip = group.clip {
            guard let bounds = clip.bounds,
                let clipped = transform.boundingBox(of: bounds).intersection(part)
            else { return nil }
            part = clipped
        }
        if let mask = group.mask {
            guard let masked = bounds(of: mask, transform: transform, within: part) else { return nil }
            part = masked
        }
        return bounds(of: group.items, transform: transform, within: part)
    }

    private func bounds(of run: GlyphRun) -> Rect? {
        guard run.color.alpha > 0 else { return nil }
        return run.glyphs.lazy.compactMap { ink(of: $0, in: run) }
            .reduce(nil) { found, next in found?.union(next) ?? next }
    }

    private func ink(of glyph: GlyphRun.Glyph, in run: GlyphRun) -> Rect? {
        // A font that cannot be opened is an error of drawing, which says more of it.
        guard let outline = try? outline(glyph.id, run.face) else {
            // Glyphs that are pictures, such as emoji, are squares a quarter larger than the em, of which a fifth is below the line.
            let side = 1.25 * run.size
            return Rect(x: glyph.position.x, y: glyph.position.y - 0.8 * side, width: side, height: side)
        }
        return outline.bounds.map { bounds in
            Rect(
                x: glyph.position.x + bounds.minX * run.size, y: glyph.position.y + bounds.minY * run.size,
                width: bounds.width * run.size, height: bounds.height * run.size)
        }
    }
}

extension Paint {
    /// Whether nothing is to be seen of it.
    fileprivate var isClear: Bool {
        switch self {
        case .color(let color): color.alpha == 0
        case .linearGradient(let stops, _, _), .radialGradient(let stops, _, _, _),
            .ellipticalGradient(let stops, _, _, _, _), .angularGradient(let stops, _, _, _):
            stops.allSatisfy { $0.color.alpha == 0 }
        case .meshGradient(let mesh):
            mesh.background.alpha == 0 && mesh.colors.allSatisfy { $0.alpha == 0 }
        }
    }
}
