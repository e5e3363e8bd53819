/// The two directions of layout.
public nonisolated enum Axis: Int8, CaseIterable, Hashable, CustomStringConvertible, Sendable {
    case horizontal, vertical

    public var description: String {
        switch self {
        case .horizontal: "horizontal"
        case .vertical: "vertical"
        }
    }

    /// Some of the two directions.
    public struct Set: OptionSet, Hashable, Sendable {
        public let rawValue: Int8

        public init(rawValue: Int8) {
            self.rawValue = rawValue
        }

        public init(_ axis: Axis) {
            self = axis == .horizontal ? .horizontal : .vertical
        }

        public static let horizontal = Set(rawValue: 1)
        public static let vertical = Set(rawValue: 2)
    }
}
