import VitrineGeometry

extension ImageDifference {
    /// The smallest rectangles around the different pixels that lie close together, from top to bottom and
    /// from left to right.
    ///
    /// The picture is divided into tiles of 8×8 pixels; those that touch, also at a corner, and hold
    /// different pixels make one region.
    public var regions: [PixelRegion] {
        guard let different else { return [] }
        return TileClusters(different).regions
    }
}

/// The tiles of a mask that hold any pixel, joined where they touch.
private struct TileClusters {
    private struct Box {
        var left = Int.max
        var top = Int.max
        var right = Int.min
        var bottom = Int.min
        var pixels = 0

        mutating func formUnion(_ other: Box) {
            left = min(left, other.left)
            top = min(top, other.top)
            right = max(right, other.right)
            bottom = max(bottom, other.bottom)
            pixels += other.pixels
        }
    }

    private let columns: Int
    private let rows: Int

    /// The tile that leads to its cluster's first one, or itself; -1 for tiles without a pixel.
    private var parents: [Int]
    /// Around the pixels of each tile, and in the end around those of the whole cluster of a first one.
    private var boxes: [Box]

    init(_ mask: PixelMask) {
        columns = mask.wordsPerRow * 8
        rows = (mask.size.height + 7) / 8
        parents = [Int](repeating: -1, count: columns * rows)
        boxes = [Box](repeating: Box(), count: columns * rows)
        for row in 0..<rows {
            for word in 0..<mask.wordsPerRow { addTiles(of: mask, word: word, row: row) }
        }
        for tile in parents.indices where parents[tile] >= 0 {
            let root = root(of: tile)
            if root != tile { boxes[root].formUnion(boxes[tile]) }
        }
    }

    var regions: [PixelRegion] {
        parents.indices.filter { parents[$0] == $0 }
            .map { tile in
                let box = boxes[tile]
                return PixelRegion(
                    x: box.left, y: box.top, width: box.right - box.left, height: box.bottom - box.top,
                    differingPixels: box.pixels)
            }
            .sorted { ($0.y, $0.x, $0.height, $0.width) < ($1.y, $1.x, $1.height, $1.width) }
    }

    /// Adds the eight tiles side by side that a column of eight words covers.
    private mutating func addTiles(of mask: PixelMask, word: Int, row: Int) {
        let lines = row * 8..<min(row * 8 + 8, mask.size.height)
        guard lines.contains(where: { mask[word, row: $0] != 0 }) else { return }
        for tile in 0..<8 {
            var box = Box()
            for y in lines {
                let bits = UInt8(truncatingIfNeeded: mask[word, row: y] >> UInt64(tile * 8))
                if bits == 0 { continue }
                let x = word * 64 + tile * 8
                box.formUnion(
                    Box(
                        left: x + bits.trailingZeroBitCount, top: y, right: x + 8 - bits.leadingZeroBitCount,
                        bottom: y + 1, pixels: bits.nonzeroBitCount))
            }
            if box.pixels > 0 { add(box, column: word * 8 + tile, row: row) }
        }
    }

    private mutating func add(_ box: Box, column: Int, row: Int) {
        let tile = row * columns + column
        parents[tile] = tile
        boxes[tile] = box
        if column > 0 { join(tile, tile - 1) }
        guard row > 0 else { return }
        for neighbour in max(column - 1, 0)...min(column + 1, columns - 1) {
            join(tile, (row - 1) * columns + neighbour)
        }
    }

    private mutating func join(_ tile: Int, _ other: Int) {
        guard parents[other] >= 0 else { return }
        let (first, second) = (root(of: tile), root(of: other))
        parents[max(first, second)] = min(first, second)
    }

    private mutating func root(of tile: Int) -> Int {
        var tile = tile
        while parents[tile] != tile {
            parents[tile] = parents[parents[tile]]
            tile = parents[tile]
        }
        return tile
    }
}
