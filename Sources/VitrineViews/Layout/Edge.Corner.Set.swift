extension Edge.Corner {
    /// Some of the four corners.
    public nonisolated struct Set: OptionSet, Sendable {
        public let rawValue: Int8

        public init(rawValue: Int8) {
            self.rawValue = rawValue
        }

        public init(_ corner: Edge.Corner) {
            switch corner {
            case .topLeading: self.init(rawValue: 1)
            case .topTrailing: self.init(rawValue: 2)
            case .bottomLeading: self.init(rawValue: 4)
            case .bottomTrailing: self.init(rawValue: 8)
            }
        }

        public static let topLeading = Set(.topLeading)
        public static let topTrailing = Set(.topTrailing)
        public static let bottomLeading = Set(.bottomLeading)
        public static let bottomTrailing = Set(.bottomTrailing)
        public static let top: Set = [.topLeading, .topTrailing]
        public static let bottom: Set = [.bottomLeading, .bottomTrailing]
        public static let leading: Set = [.topLeading, .bottomLeading]
        public static let trailing: Set = [.topTrailing, .bottomTrailing]
        public static let all: Set = [.top, .bottom]
        public static let none: Set = []

        public func contains(_ corner: Edge.Corner) -> Bool { contains(Set(corner)) }
    }
}
