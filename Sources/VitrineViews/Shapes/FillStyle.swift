/// How the inside of an outline that crosses itself is filled.
public nonisolated struct FillStyle: Hashable, Sendable {
    public var isEOFilled: Bool
    /// Without effect: edges are antialiased in any case.
    public var isAntialiased: Bool

    /// The even-odd rule or the one of windings.
    public init(eoFill: Bool = false, antialiased: Bool = true) {
        self.isEOFilled = eoFill
        self.isAntialiased = antialiased
    }
}
