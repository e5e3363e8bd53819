/// What becomes of a thing that is dropped.
public enum DropOperation: Hashable, Sendable {
    public struct Set: OptionSet, Hashable, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        public static let cancel = Set(rawValue: 1)
        public static let forbidden = Set(rawValue: 2)
        public static let copy = Set(rawValue: 4)
        public static let move = Set(rawValue: 8)
        public static let delete = Set(rawValue: 16)
    }

    case cancel, forbidden, copy, move, delete
}
