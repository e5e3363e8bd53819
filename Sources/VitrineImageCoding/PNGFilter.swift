/// How rows are made easier to compress: what each byte is the difference to (PNG §9.2).
enum PNGFilter: UInt8, CaseIterable {
    case none = 0
    case sub = 1
    case up = 2
    case paeth = 4

    /// Filters bytes of a row.
    ///
    /// - Parameter distance: how many bytes before a byte its neighbour to the left is, in both rows.
    @inline(__always)
    func apply(
        to row: UnsafePointer<UInt8>, above: UnsafePointer<UInt8>, distance: Int, count: Int,
        into target: UnsafeMutablePointer<UInt8>
    ) {
        switch self {
        case .none:
            target.update(from: row, count: count)
        case .sub:
            let left = row - distance
            for index in 0..<count { target[index] = row[index] &- left[index] }
        case .up:
            for index in 0..<count { target[index] = row[index] &- above[index] }
        case .paeth:
            filterPaeth(row, above: above, distance: distance, count: count, into: target)
        }
    }
}

/// Filters bytes of a row with Paeth's predictor (PNG §9.4).
private func filterPaeth(
    _ row: UnsafePointer<UInt8>, above: UnsafePointer<UInt8>, distance: Int, count: Int,
    into target: UnsafeMutablePointer<UInt8>
) {
    let left = row - distance
    let aboveLeft = above - distance
    for index in 0..<count {
        let a = Int16(left[index])
        let b = Int16(above[index])
        let c = Int16(aboveLeft[index])
        let towardsB = b &- c
        let towardsA = a &- c
        let both = towardsA &+ towardsB
        let distanceA = max(towardsB, 0 &- towardsB)
        let distanceB = max(towardsA, 0 &- towardsA)
        let distanceC = max(both, 0 &- both)
        let nearest = distanceB <= distanceC ? b : c
        let prediction = distanceA <= min(distanceB, distanceC) ? a : nearest
        target[index] = row[index] &- UInt8(truncatingIfNeeded: prediction)
    }
}
