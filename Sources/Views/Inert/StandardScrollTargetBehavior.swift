/// Any way of coming to rest; content stands at its beginning until a test scrolls it.
public nonisolated struct StandardScrollTargetBehavior: ScrollTargetBehavior {}

extension ScrollTargetBehavior where Self == StandardScrollTargetBehavior {
    public static var paging: StandardScrollTargetBehavior { StandardScrollTargetBehavior() }
    public static var viewAligned: StandardScrollTargetBehavior { StandardScrollTargetBehavior() }
    public static func viewAligned(limitBehavior: ScrollLimitBehavior) -> StandardScrollTargetBehavior {
        StandardScrollTargetBehavior()
    }
}
