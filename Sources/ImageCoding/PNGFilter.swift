/// Filters bytes of a row with Paeth's predictor (PNG §9.4).
///
/// - Parameter distance: how many bytes before a byte its neighbour to the left is, in both rows.
func filterPaeth(
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
