extension ActivitiesModule.Activity {
    /// What others have done.
    public enum Previews {
        public static let added = ActivitiesModule.Activity(
            id: "a1", name: "Mei Tanaka", avatar: "avatar-mei",
            text: "added 4 items to Irvington Clay Studio",
            time: "12 minutes ago", image: "stoneware-mug", isUnread: true)
        public static let followed = ActivitiesModule.Activity(
            id: "a2", name: "Jonas Weber", avatar: "avatar-jonas", text: "followed you", time: "3 hours ago",
            image: nil, isUnread: false)
        public static let answered = ActivitiesModule.Activity(
            id: "a3", name: "Kofi Mensah", avatar: "avatar-kofi",
            text:
                "answered your question on how long shipping to Canada takes, and what customs will ask for",
            time: "Monday", image: "rope-basket", isUnread: false)
    }
}

extension ActivitiesModule {
    /// Made of the activities' own previews.
    public enum Previews {
        public static let today = ActivitiesModule(
            header: ModuleHeader(title: "Today"),
            activities: [Activity.Previews.added, Activity.Previews.followed])
        public static let withoutHeader = ActivitiesModule(header: nil, activities: [Activity.Previews.added])
        public static let longText = ActivitiesModule(
            header: ModuleHeader(title: "This week"), activities: [Activity.Previews.answered])
    }
}
