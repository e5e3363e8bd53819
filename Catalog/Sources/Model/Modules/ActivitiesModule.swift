/// What others have done.
public struct ActivitiesModule: Decodable, Sendable {
    public struct Activity: Decodable, Identifiable, Hashable, Sendable {
        public let id: String
        public let name: String
        public let avatar: String
        /// A sentence with `%@` in the place of the name.
        public let text: String
        public let time: String
        public let image: String?
        public let isUnread: Bool
    }

    public let header: ModuleHeader?
    public let activities: [Activity]
}
