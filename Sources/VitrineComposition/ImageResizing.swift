package import VitrineGeometry
import VitrineViews

/// How a resizable picture fills its place: the caps along its edges keep their size, what lies between them is
/// stretched or repeated.
package struct ImageResizing: Hashable, Sendable {
    /// Points from each edge of the picture.
    package var caps: Insets
    package var isTiled: Bool

    package init(caps: Insets, isTiled: Bool) {
        self.caps = caps
        self.isTiled = isTiled
    }

    /// A part of a picture and where it goes.
    package struct Part: Hashable, Sendable {
        /// In pixels of the picture.
        package var source: Rect
        /// In points.
        package var destination: Rect
    }

    /// A stretch of a picture along one axis and where it goes.
    private struct Stretch {
        var source: Range<Double>
        var destination: Range<Double>
    }

    /// The parts that fill a rectangle with a picture of so many pixels and points, from its top left.
    package func parts(of pixels: PixelSize, size: Size, in rect: Rect, grid: PixelGrid) -> [Part] {
        guard size.width > 0, size.height > 0 else { return [] }
        let columns = stretches(
            pixels: Double(pixels.width), length: size.width, caps: (caps.left, caps.right),
            into: rect.minX..<rect.maxX, grid: grid)
        let rows = stretches(
            pixels: Double(pixels.height), length: size.height, caps: (caps.top, caps.bottom),
            into: rect.minY..<rect.maxY, grid: grid)
        return rows.flatMap { row in
            columns.map { column in
                Part(
                    source: Rect(horizontal: column.source, vertical: row.source),
                    destination: Rect(horizontal: column.destination, vertical: row.destination))
            }
        }
    }

    private func stretches(
        pixels: Double, length: Double, caps: (first: Double, last: Double), into place: Range<Double>,
        grid: PixelGrid
    ) -> [Stretch] {
        let density = pixels / length
        let extent = place.upperBound - place.lowerBound
        let (first, last) = (
            min(max(caps.first, 0), length), min(max(caps.last, 0), length - max(caps.first, 0))
        )
        // Caps that find no room share what there is.
        let share = first + last > extent ? extent / (first + last) : 1
        let start = grid.snapped(place.lowerBound + first * share)
        let end = max(start, grid.snapped(place.upperBound - max(last, 0) * share))
        let middle = first * density..<max(first * density, pixels - max(last, 0) * density)
        var stretches: [Stretch] = []
        func add(_ source: Range<Double>, _ destination: Range<Double>) {
            guard !source.isEmpty, !destination.isEmpty else { return }
            stretches.append(Stretch(source: source, destination: destination))
        }
        add(0..<middle.lowerBound, place.lowerBound..<start)
        let tile = (middle.upperBound - middle.lowerBound) / density
        if isTiled, tile * grid.scale >= 1 {
            var position = start
            while position < end {
                let next = min(grid.snapped(position + tile), end)
                // The last tile shows as much of the picture as there is room for.
                let shown = min((next - position) / tile, 1) * (middle.upperBound - middle.lowerBound)
                add(middle.lowerBound..<middle.lowerBound + shown, position..<next)
                position = max(next, position + 1 / grid.scale)
            }
        } else {
            add(middle, start..<end)
        }
        add(middle.upperBound..<pixels, end..<place.upperBound)
        return stretches
    }
}

extension Rect {
    fileprivate init(horizontal: Range<Double>, vertical: Range<Double>) {
        self.init(
            x: horizontal.lowerBound, y: vertical.lowerBound,
            width: horizontal.upperBound - horizontal.lowerBound,
            height: vertical.upperBound - vertical.lowerBound)
    }
}

extension ImageResizing {
    /// What differs from stretching the whole picture; `nil` where nothing does.
    init?(_ image: Image, isRightToLeft: Bool) {
        let insets = image.capInsets
        guard insets != EdgeInsets() || image.resizingMode == .tile else { return nil }
        let (leading, trailing) = (Double(insets.leading), Double(insets.trailing))
        self.init(
            caps: Insets(
                top: Double(insets.top), left: isRightToLeft ? trailing : leading,
                bottom: Double(insets.bottom), right: isRightToLeft ? leading : trailing),
            isTiled: image.resizingMode == .tile)
    }
}

extension ResolvedImage {
    /// The parts of the picture that fill a rectangle.
    func parts(in rect: Rect, grid: PixelGrid) -> [ImageResizing.Part] {
        if let resizing { return resizing.parts(of: pixelSize, size: size, in: rect, grid: grid) }
        let whole = Rect(x: 0, y: 0, width: Double(pixelSize.width), height: Double(pixelSize.height))
        return [ImageResizing.Part(source: whole, destination: rect)]
    }
}
