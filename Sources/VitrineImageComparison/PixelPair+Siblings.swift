extension PixelPair {
    /// Whether at least three neighbours have the same colour; beyond the border lies one that has.
    @inline(__always)
    func hasManySiblings(_ image: UnsafePointer<UInt32>, x: Int, y: Int) -> Bool {
        if x > 0 && x &+ 1 < width && y > 0 && y &+ 1 < height {
            return innerSiblings(image + (y &* width &+ x)) > 2
        }
        let center = image[y * width + x]
        // The pixel itself is counted too, and taken off by the one beyond the border.
        var siblings = 0
        for row in max(y - 1, 0)...min(y + 1, height - 1) {
            for column in max(x - 1, 0)...min(x + 1, width - 1)
            where image[row &* width &+ column] == center {
                siblings += 1
            }
        }
        return siblings > 2
    }

    /// How many of the eight neighbours of a pixel inside the picture have its colour.
    @inline(__always)
    private func innerSiblings(_ place: UnsafePointer<UInt32>) -> UInt32 {
        let center = place[0]
        let above = place - width
        let below = place + width
        var count: UInt32 = 0
        for column in -1...1 {
            count &+= above[column] == center ? 1 : 0
            count &+= below[column] == center ? 1 : 0
        }
        count &+= place[-1] == center ? 1 : 0
        count &+= place[1] == center ? 1 : 0
        return count
    }

    /// Those of 64 pixels of a row that anti-aliasing may have made: a neighbour lies in a flat area of both
    /// pictures, and the pixel itself does not lie in one of each.
    ///
    /// Says in a few operations a pixel what ``AntiAliasing`` takes a hundred for, where many differ.
    func possiblyAntiAliased(word: Int, row y: Int) -> UInt64 {
        let columns = word * 64..<min(word * 64 + 64, width)
        return withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 3 * 66) { flags in
            flags.initialize(repeating: 0)
            guard let start = flags.baseAddress else { return .max }
            for row in max(y - 1, 0)...min(y + 1, height - 1) {
                // Place 0 is the column to the left of the word.
                markFlatAreas(row: row, columns: columns, in: start + (row - y + 1) * 66)
            }
            for place in 0..<66 { flags[place] |= flags[66 &+ place] | flags[132 &+ place] }
            var bits: UInt64 = 0
            for place in 0..<columns.count {
                let isNearFlatArea = flags[place] | flags[place &+ 1] | flags[place &+ 2]
                let mayBe = isNearFlatArea & ~flags[66 &+ place &+ 1] & 1
                bits |= UInt64(mayBe) &<< UInt64(truncatingIfNeeded: place)
            }
            return bits
        }
    }

    /// Writes 1 for the pixels that have many siblings in both pictures, from the one before the columns to
    /// the one behind them.
    private func markFlatAreas(row y: Int, columns: Range<Int>, in flags: UnsafeMutablePointer<UInt32>) {
        let first = max(columns.lowerBound - 1, 0)
        let last = min(columns.upperBound, width - 1)
        let shift = 1 - columns.lowerBound
        func mark(_ x: Int) {
            let isFlat = hasManySiblings(reference, x: x, y: y) && hasManySiblings(actual, x: x, y: y)
            flags[x + shift] = isFlat ? 1 : 0
        }
        guard y > 0 && y + 1 < height else {
            for x in first...last { mark(x) }
            return
        }
        let inner = max(first, 1)..<min(last + 1, width - 1)
        let start = y * width
        for x in inner {
            let inReference: UInt32 = innerSiblings(reference + (start &+ x)) > 2 ? 1 : 0
            let inActual: UInt32 = innerSiblings(actual + (start &+ x)) > 2 ? 1 : 0
            flags[x &+ shift] = inReference & inActual
        }
        if first == 0 { mark(0) }
        if last == width - 1 { mark(last) }
    }
}
