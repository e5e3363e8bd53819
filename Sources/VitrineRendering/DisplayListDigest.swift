package import VitrineDrawing
import VitrineGeometry
import VitrineHashing
import VitrinePixels

/// Writes all of a display list that decides the picture as bytes, which are equal just if that is.
package struct DisplayListDigest {
    private var bytes: [UInt8] = []

    /// The hash of all that decides the picture.
    ///
    /// - Parameter texts: Hashed behind the list, such as the words for assistive technology.
    package static func hash(of list: DisplayList, and texts: [String] = []) -> String {
        var digest = DisplayListDigest()
        digest.bytes.reserveCapacity(list.items.count * 256)
        digest.add(list.size.width, list.size.height, list.scale)
        digest.add(list.items)
        for text in texts { digest.add(text) }
        return digest.bytes.withUnsafeBytes { "\(hash128(of: $0))" }
    }

    private mutating func add(_ numbers: Double...) {
        for number in numbers { addWord(number.bitPattern) }
    }

    private mutating func addWord(_ word: UInt64) {
        withUnsafeBytes(of: word.littleEndian) { bytes.append(contentsOf: $0) }
    }

    private mutating func add(_ text: String) {
        addWord(UInt64(text.utf8.count))
        bytes.append(contentsOf: text.utf8)
    }

    /// Which of several cases follows.
    private mutating func tag(_ tag: UInt8) { bytes.append(tag) }

    /// A value that may be missing, told from one that is there by a tag.
    private mutating func add<Value>(
        optional value: Value?, _ add: (inout DisplayListDigest, Value) -> Void
    ) {
        tag(value == nil ? 0 : 1)
        if let value { add(&self, value) }
    }

    private mutating func add(_ items: [DisplayItem]) {
        addWord(UInt64(items.count))
        // The element is a name for people and decides no pixel.
        for item in items { add(item.content) }
    }

    private mutating func add(_ content: DisplayItem.Content) {
        switch content {
        case .fill(let path, let paint, let rule):
            tag(1)
            add(path)
            add(paint)
            add(rule.rawValue)
        case .stroke(let path, let paint, let style):
            tag(2)
            add(path)
            add(paint)
            add(style)
        case .glyphs(let run):
            tag(3)
            add(run)
        case .image(let image):
            tag(4)
            add(image)
        case .group(let group):
            tag(5)
            add(group)
        case .blurBelow(let path, let rule, let deviation):
            tag(6)
            add(path)
            add(rule.rawValue)
            add(deviation)
        }
    }

    private mutating func add(_ run: GlyphRun) {
        add(run.face.name)
        add(run.size)
        add(run.color)
        addWord(UInt64(run.glyphs.count))
        for glyph in run.glyphs {
            addWord(UInt64(glyph.id))
            add(glyph.position)
        }
    }

    private mutating func add(_ image: ImageDrawing) {
        addWord(image.image.contentHash)
        add(image.source)
        add(image.destination)
        add(optional: image.tint) { $0.add($1) }
        add(optional: image.clip) { $0.add($1) }
    }

    private mutating func add(_ group: Group) {
        add(group.items)
        add(optional: group.mask) { $0.add($1) }
        add(optional: group.clip) { $0.add($1) }
        add(group.clipRule.rawValue)
        add(group.blurDeviation, group.opacity)
        add(optional: group.shadow) { $0.add($1) }
        let transform = group.transform
        add(transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty)
        add(group.blendMode.rawValue)
        add(optional: group.colors) { digest, colors in
            for row in colors.rows { for number in row.numbers { digest.add(number) } }
        }
    }

    private mutating func add(_ shadow: Shadow) {
        add(shadow.color)
        add(shadow.deviation)
        add(shadow.offset)
        tag(shadow.isInner ? 1 : 0)
    }

    private mutating func add(_ path: Path) {
        addWord(UInt64(path.elements.count))
        for element in path.elements {
            switch element {
            case .move(let to):
                tag(1)
                add(to)
            case .line(let to):
                tag(2)
                add(to)
            case .curve(let to, let control1, let control2):
                tag(3)
                add(to)
                add(control1)
                add(control2)
            case .close:
                tag(4)
            }
        }
    }

    private mutating func add(_ paint: Paint) {
        switch paint {
        case .color(let color):
            tag(1)
            add(color)
        case .linearGradient(let stops, let from, let to):
            tag(2)
            add(stops)
            add(from)
            add(to)
        case .radialGradient(let stops, let center, let startRadius, let endRadius):
            tag(3)
            add(stops)
            add(center)
            add(startRadius, endRadius)
        case .angularGradient(let stops, let center, let startAngle, let endAngle):
            tag(4)
            add(stops)
            add(center)
            add(startAngle, endAngle)
        case .ellipticalGradient(let stops, let center, let radii, let start, let end):
            tag(5)
            add(stops)
            add(center)
            add(radii.width, radii.height, start, end)
        case .meshGradient(let mesh):
            tag(6)
            addWord(UInt64(mesh.columns))
            addWord(UInt64(mesh.rows))
            for point in mesh.points { add(point) }
            for color in mesh.colors { add(color) }
            add(mesh.background)
            tag(mesh.isSmooth ? 1 : 0)
            tag(mesh.isPerceptual ? 1 : 0)
        }
    }

    private mutating func add(_ stops: [GradientStop]) {
        addWord(UInt64(stops.count))
        for stop in stops {
            add(stop.color)
            add(stop.location)
        }
    }

    private mutating func add(_ style: StrokeStyle) {
        add(style.width, style.miterLimit, style.dashPhase)
        add(style.cap.rawValue)
        add(style.join.rawValue)
        addWord(UInt64(style.dash.count))
        for length in style.dash { add(length) }
    }

    private mutating func add(_ color: SRGBColor) { add(color.red, color.green, color.blue, color.alpha) }

    private mutating func add(_ point: Point) { add(point.x, point.y) }

    private mutating func add(_ rect: Rect) { add(rect.minX, rect.minY, rect.width, rect.height) }
}
