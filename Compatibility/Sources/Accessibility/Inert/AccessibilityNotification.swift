public import Foundation

/// Messages of a running app to assistive technology; while a picture is made none is posted.
public enum AccessibilityNotification {
    public struct Announcement: Sendable {
        public init(_ announcement: String) {}

        public init(_ announcement: AttributedString) {}

        public func post() {}
    }

    public struct ScreenChanged: Sendable {
        public init() {}

        public init(_ element: String) {}

        public func post() {}
    }

    public struct LayoutChanged: Sendable {
        public init() {}

        public init(_ element: String) {}

        public func post() {}
    }

    public struct PageScrolled: Sendable {
        public init(_ status: String) {}

        public func post() {}
    }
}
