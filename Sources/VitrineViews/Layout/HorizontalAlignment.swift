/// A guide across a `VStack`.
public nonisolated struct HorizontalAlignment: Hashable, Sendable {
    package let key: AlignmentKey

    init(key: AlignmentKey) {
        self.key = key
    }

    public init(_ id: any AlignmentID.Type) {
        self.key = AlignmentKey(id, isHorizontal: true)
    }

    public static let leading = HorizontalAlignment(key: .leading)
    public static let center = HorizontalAlignment(key: .horizontalCenter)
    public static let trailing = HorizontalAlignment(key: .trailing)
}
