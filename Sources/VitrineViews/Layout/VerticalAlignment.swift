/// A guide across an `HStack`.
public nonisolated struct VerticalAlignment: Hashable, Sendable {
    package let key: AlignmentKey

    init(key: AlignmentKey) {
        self.key = key
    }

    public init(_ id: any AlignmentID.Type) {
        self.key = AlignmentKey(id, isHorizontal: false)
    }

    public static let top = VerticalAlignment(key: .top)
    public static let center = VerticalAlignment(key: .verticalCenter)
    public static let bottom = VerticalAlignment(key: .bottom)
    public static let firstTextBaseline = VerticalAlignment(key: .firstTextBaseline)
    public static let lastTextBaseline = VerticalAlignment(key: .lastTextBaseline)
}
