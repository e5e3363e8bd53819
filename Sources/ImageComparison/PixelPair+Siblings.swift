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
        let first = word * 64
        let last = min(first + 63, width - 1)
        return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 2 * 66) { flags in
            flags.initialize(repeating: 0)
            // Whether a pixel of the column, in these three rows, lies in a flat area of both; and whether
            // the pixel of the row itself lies in one of each. Place 0 is the pixel to the left.
            let flatBoth = UnsafeMutableBufferPointer(rebasing: flags[..<66])
            let flatEach = UnsafeMutableBufferPointer(rebasing: flags[66...])
            for row in max(y - 1, 0)...min(y + 1, height - 1) {
                for x in max(first - 1, 0)...min(last + 1, width - 1) {
                    let inReference = hasManySiblings(reference, x: x, y: row)
                    let inActual = hasManySiblings(actual, x: x, y: row)
                    flatBoth[x &- first &+ 1] |= inReference && inActual ? 1 : 0
                    if row == y { flatEach[x &- first &+ 1] = inReference && inActual ? 1 : 0 }
                }
            }
            var bits: UInt64 = 0
            for place in 1...(last - first + 1) where flatEach[place] == 0 {
                if flatBoth[place &- 1] | flatBoth[place] | flatBoth[place &+ 1] != 0 {
                    bits |= 1 << UInt64(place &- 1)
                }
            }
            return bits
        }
    }
}
