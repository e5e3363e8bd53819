/// What makes random numbers.
public protocol GKRandom {
    /// A whole number of the range of the source.
    func nextInt() -> Int

    /// A whole number below the bound, from 0.
    func nextInt(upperBound: Int) -> Int

    /// A number from 0 to 1.
    func nextUniform() -> Float

    func nextBool() -> Bool
}
