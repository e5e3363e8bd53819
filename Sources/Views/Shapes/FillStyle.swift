/// How the inside of an outline that crosses itself is filled.
public nonisolated struct FillStyle: Hashable, Sendable {
    public var isEOFilled: Bool

    public init(eoFill: Bool = false, antialiased: Bool = true) {
        self.isEOFilled = eoFill
    }
}
