/// How the inside of an outline that crosses itself is filled.
public nonisolated struct FillStyle: Hashable, Sendable {
    public var isEOFilled: Bool

    /// The even-odd rule or the one of windings; edges are antialiased in any case.
    public init(eoFill: Bool = false, antialiased: Bool = true) {
        self.isEOFilled = eoFill
    }
}
