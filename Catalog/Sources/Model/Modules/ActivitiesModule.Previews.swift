import Vitrine

extension ActivitiesModule.Activity {
    /// What others have done.
    public enum Previews {
        public static var added: ActivitiesModule.Activity {
            ActivitiesModule.Activity(
                id: "a1", name: "Mei Tanaka", avatar: "avatar-mei",
                text: String(localized: "%@ added 4 items to Irvington Clay Studio"),
                time: String(localized: "12 minutes ago"), image: "stoneware-mug", isUnread: true)
        }
        public static var followed: ActivitiesModule.Activity {
            ActivitiesModule.Activity(
                id: "a2", name: "Jonas Weber", avatar: "avatar-jonas",
                text: String(localized: "%@ followed you"), time: String(localized: "3 hours ago"),
                image: nil, isUnread: false)
        }
        public static var answered: ActivitiesModule.Activity {
            ActivitiesModule.Activity(
                id: "a3", name: "Kofi Mensah", avatar: "avatar-kofi",
                text: String(
                    localized:
                        "%@ answered your question on how long shipping to Canada takes, and what customs will ask for"
                ),
                time: String(localized: "Monday"), image: "rope-basket", isUnread: false)
        }
    }
}

extension ActivitiesModule {
    /// Made of the activities' own previews.
    public enum Previews {
        public static var today: ActivitiesModule {
            ActivitiesModule(
                header: ModuleHeader(title: String(localized: "Today")),
                activities: [Activity.Previews.added, Activity.Previews.followed])
        }
        public static var withoutHeader: ActivitiesModule {
            ActivitiesModule(header: nil, activities: [Activity.Previews.added])
        }
        public static var longText: ActivitiesModule {
            ActivitiesModule(
                header: ModuleHeader(title: String(localized: "This week")),
                activities: [Activity.Previews.answered])
        }
    }
}
