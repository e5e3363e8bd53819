// Large deviations: three boxes, whose sums slide along.
extension GaussianBlur {
    /// The boxes whose combined variance is nearest to the Gaussian's (P. Kovesi, "Fast Almost-Gaussian
    /// Filtering", 2010).
    static func boxRadii(deviation: Double) -> [Int] {
        let variance = 12 * deviation * deviation
        var width = Int((variance / 3 + 1).squareRoot())
        if width.isMultiple(of: 2) { width -= 1 }
        let smaller = Double(width)
        let count = Int(
            ((variance - 3 * smaller * smaller - 12 * smaller - 9) / (-4 * smaller - 4)).rounded())
        return (0..<3).map { (($0 < count ? width : width + 2) - 1) / 2 }
    }

    static func blur(_ rows: Rows, channels: Int, radii: [Int]) {
        let width = rows.length / channels
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 2 * rows.length) { memory in
            guard let first = memory.baseAddress else { return }
            let second = first + rows.length
            blurRows(of: rows) { line in
                blurRow(line, to: first, width: width, channels: channels, radius: radii[0])
                blurRow(first, to: second, width: width, channels: channels, radius: radii[1])
                blurRow(second, to: line, width: width, channels: channels, radius: radii[2])
            }
        }
        let size = rows.count * rows.length
        let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: 2 * size)
        defer { memory.deallocate() }
        var first = rows.copy(in: memory)
        var second = rows.copy(in: memory + size)
        var target = rows
        blurColumns(rows, to: &first, radius: radii[0])
        blurColumns(first, to: &second, radius: radii[1])
        blurColumns(second, to: &target, radius: radii[2])
    }

    /// What a sum of a box is multiplied with, as 8.24 fixed point.
    ///
    /// The largest sum is 255 · (2r + 1), so that the product stays below 2³².
    private static func factor(radius: Int) -> UInt32 {
        (1 << 24) / UInt32(2 * radius + 1)
    }

    private static func blurRow(
        _ source: UnsafeMutablePointer<UInt8>, to target: UnsafeMutablePointer<UInt8>, width: Int,
        channels: Int, radius: Int
    ) {
        let factor = factor(radius: radius)
        let reach = radius * channels
        // Beyond the middle the box sticks out of the row on one side or both.
        let middle = min(radius, width)..<max(min(radius, width), width - radius - 1)
        for channel in 0..<channels {
            var sum: UInt32 = 0
            for x in 0..<min(radius + 1, width) { sum &+= UInt32(source[x * channels + channel]) }
            func step(_ x: Int) {
                let place = x * channels + channel
                target[place] = UInt8(truncatingIfNeeded: (sum &* factor &+ (1 << 23)) >> 24)
                if x + radius + 1 < width { sum &+= UInt32(source[place + reach + channels]) }
                if x >= radius { sum &-= UInt32(source[place - reach]) }
            }
            for x in 0..<middle.lowerBound { step(x) }
            var place = middle.lowerBound * channels + channel
            for _ in middle {
                target[place] = UInt8(truncatingIfNeeded: (sum &* factor &+ (1 << 23)) >> 24)
                sum = sum &+ UInt32(source[place &+ reach &+ channels]) &- UInt32(source[place &- reach])
                place &+= channels
            }
            for x in middle.upperBound..<width { step(x) }
        }
    }

    private static func blurColumns(_ source: Rows, to target: inout Rows, radius: Int) {
        let factor = factor(radius: radius)
        let length = source.length
        let sums = UnsafeMutablePointer<UInt32>.allocate(capacity: length)
        defer { sums.deallocate() }
        sums.update(repeating: 0, count: length)
        for row in 0..<min(radius + 1, source.count) {
            let entering = source[row]
            for x in 0..<length { sums[x] &+= UInt32(entering[x]) }
        }
        var isChanged = true
        for row in 0..<source.count {
            let line = target[row]
            if isChanged {
                for x in 0..<length {
                    line[x] = UInt8(truncatingIfNeeded: (sums[x] &* factor &+ (1 << 23)) >> 24)
                }
                target.contents[row] = row
            } else {
                line.update(from: target[row - 1], count: length)
                target.contents[row] = target.contents[row - 1]
            }
            let entering = row + radius + 1
            let leaving = row - radius
            isChanged =
                entering < source.count && leaving >= 0
                ? source.contents[entering] != source.contents[leaving]
                : entering < source.count || leaving >= 0
            guard isChanged else { continue }
            if entering < source.count {
                let line = source[entering]
                for x in 0..<length { sums[x] &+= UInt32(line[x]) }
            }
            if leaving >= 0 {
                let line = source[leaving]
                for x in 0..<length { sums[x] &-= UInt32(line[x]) }
            }
        }
    }
}
