/// Where controls that format text would stand.
public nonisolated struct TextInputFormattingControlPlacement: Hashable, Sendable {
    public struct Set: OptionSet, Hashable, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        public static let contextMenu = Set(rawValue: 1)
        public static let inputAssistant = Set(rawValue: 2)
        public static let accessoryBar = Set(rawValue: 4)
        public static let fontPanel = Set(rawValue: 8)
        public static let all: Set = [.contextMenu, .inputAssistant, .accessoryBar, .fontPanel]
        public static let `default` = all
    }
}
