public import Foundation

/// A part of a text that can be touched; nobody does.
@MainActor @preconcurrency
open class UITextItem: NSObject {
    public enum Content {
        case link(URL)
        case textAttachment(NSTextAttachment)
        case tag(String)
    }

    public struct MenuConfiguration {
        public init(menu: UIMenu) {}

        public init(preview: Preview?, menu: UIMenu) {}
    }

    public enum Preview {
        case `default`
        case view(UIView)
    }

    public let content: Content
    public let range: NSRange

    init(content: Content, range: NSRange) {
        self.content = content
        self.range = range
    }
}
