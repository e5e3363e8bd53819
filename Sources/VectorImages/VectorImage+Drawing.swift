public import Drawing
public import Geometry
public import Pixels

extension VectorImage {
    /// The steps that draw the icon in a rectangle, as large as fits and in its middle.
    ///
    /// Strokes grow with the icon. `color` takes the place of `currentColor`.
    public func contents(in rect: Rect, color: SRGBColor) -> [DisplayItem.Content] {
        let scale = min(rect.width / viewBox.width, rect.height / viewBox.height)
        let placement = Transform(
            a: scale, b: 0, c: 0, d: scale,
            tx: rect.midX - viewBox.midX * scale, ty: rect.midY - viewBox.midY * scale)
        return shapes.flatMap { shape in
            let path = placement.applied(to: shape.path)
            var contents: [DisplayItem.Content] = []
            if let fill = shape.fill {
                contents.append(.fill(path, .color(fill.ink.color(replacing: color)), rule: fill.rule))
            }
            if let stroke = shape.stroke {
                contents.append(
                    .stroke(
                        path, .color(stroke.ink.color(replacing: color)), stroke.style.scaled(by: scale)))
            }
            return contents
        }
    }
}

extension VectorImage.Ink {
    fileprivate func color(replacing current: SRGBColor) -> SRGBColor {
        switch self {
        case .currentColor(let opacity): current.opacity(opacity)
        case .color(let color): color
        }
    }
}

extension StrokeStyle {
    /// The same line, larger or smaller with all its lengths.
    func scaled(by scale: Double) -> StrokeStyle {
        var style = self
        style.width *= scale
        style.dash = style.dash.map { $0 * scale }
        style.dashPhase *= scale
        return style
    }
}
