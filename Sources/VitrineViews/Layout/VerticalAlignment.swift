import Foundation

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
    /// The middle of the first line of text, by which labels put their icons beside titles of several lines.
    package static let firstTextLineCenter = VerticalAlignment(FirstTextLineCenter.self)
}

private enum FirstTextLineCenter: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
}
