public import Foundation

/// What is behind a row that a finger moves aside; rows of tables are not drawn.
@MainActor @preconcurrency
open class UISwipeActionsConfiguration: NSObject {
    public let actions: [UIContextualAction]
    open var performsFirstActionWithFullSwipe = true

    public init(actions: [UIContextualAction]) {
        self.actions = actions
    }
}

/// One of the actions behind a row.
@MainActor @preconcurrency
open class UIContextualAction: NSObject {
    public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

    public enum Style: Int, Sendable {
        case normal, destructive
    }

    public let style: Style
    public let handler: Handler
    open var title: String?
    open var backgroundColor: UIColor!
    open var image: UIImage?

    public init(style: Style, title: String?, handler: @escaping Handler) {
        self.style = style
        self.title = title
        self.handler = handler
    }
}
