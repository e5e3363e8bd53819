import VitrineGeometry
public import VitrinePixels

/// A part of a picture in which pixels may differ in some way.
public struct PixelTolerance: Equatable, Sendable {
    public enum Allowance: Equatable, Sendable {
        /// Each pixel has one like it in the other picture, at most so many pixels away in both directions and
        /// at most so far in its colour, see ``ComparisonMode/colorDistance(maximum:)``.
        case within(pixels: Int, color: Double)
        /// The pixels are not compared.
        case anything
    }

    public var columns: Range<Int>
    public var rows: Range<Int>
    public var allowance: Allowance

    public init(columns: Range<Int>, rows: Range<Int>, allowance: Allowance) {
        self.columns = columns
        self.rows = rows
        self.allowance = allowance
    }
}

/// How much of a tolerance the pixels needed.
public struct PixelToleranceUse: Equatable, Sendable {
    /// How far the farthest pixel was found.
    public var pixels = 0
    /// How far its colour was from the wanted one.
    public var color = 0.0
    /// How many pixels made use of the tolerance.
    public var count = 0
}

extension ImageDifference {
    /// How far tolerances explain the difference; nothing where a pixel differs that none of them allows.
    ///
    /// Of several tolerances for a pixel the first that allows it is used. Pictures of different sizes are never
    /// explained.
    public func uses(
        of tolerances: [PixelTolerance], reference: StraightBitmap, actual: StraightBitmap
    ) -> [PixelToleranceUse]? {
        guard reference.size == actual.size else { return nil }
        var uses = tolerances.map { _ in PixelToleranceUse() }
        guard let different else { return uses }
        let isExplained = withPixelPair(reference: reference, actual: actual) { pair in
            for y in 0..<size.height {
                for word in 0..<different.wordsPerRow {
                    var isExplained = true
                    forEachBit(of: different[word, row: y]) { bit in
                        isExplained =
                            isExplained && pair.use(tolerances, atX: word * 64 + bit, y: y, into: &uses)
                    }
                    if !isExplained { return false }
                }
            }
            return true
        }
        return isExplained ? uses : nil
    }
}

extension PixelPair {
    fileprivate func use(
        _ tolerances: [PixelTolerance], atX x: Int, y: Int, into uses: inout [PixelToleranceUse]
    ) -> Bool {
        for (index, tolerance) in tolerances.enumerated()
        where tolerance.columns.contains(x) && tolerance.rows.contains(y) {
            guard let use = use(of: tolerance.allowance, x: x, y: y) else { continue }
            uses[index].pixels = max(uses[index].pixels, use.pixels)
            uses[index].color = max(uses[index].color, use.color)
            uses[index].count += 1
            return true
        }
        return false
    }

    /// Both pictures have to show the other's pixel nearby: what came and what went count alike.
    private func use(of allowance: PixelTolerance.Allowance, x: Int, y: Int) -> (pixels: Int, color: Double)?
    {
        guard case .within(let reach, let color) = allowance else { return (0, 0) }
        let index = y * width + x
        guard let came = nearest(to: actual[index], in: reference, x: x, y: y, reach: reach, color: color),
            let went = nearest(to: reference[index], in: actual, x: x, y: y, reach: reach, color: color)
        else { return nil }
        return (max(came.pixels, went.pixels), max(came.color, went.color))
    }

    /// The least distance at which a pixel of that colour lies.
    private func nearest(
        to pixel: UInt32, in image: UnsafePointer<UInt32>, x: Int, y: Int, reach: Int, color: Double
    ) -> (pixels: Int, color: Double)? {
        for distance in 0...reach {
            var best: Double?
            for row in max(y - distance, 0)...min(y + distance, height - 1) {
                let isEdge = abs(row - y) == distance
                for column in max(x - distance, 0)...min(x + distance, width - 1)
                where isEdge || abs(column - x) == distance {
                    let square = squaredColorDistance(pixel, image[row * width + column])
                    if square <= color * color { best = min(best ?? .infinity, square) }
                }
            }
            if let best { return (distance, best.squareRoot()) }
        }
        return nil
    }
}
