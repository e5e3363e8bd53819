public import Foundation

/// Something to tap in a bar, or room between such things.
open class UIBarButtonItem: UIBarItem {
    public enum SystemItem: Int, Sendable {
        case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize
        case bookmarks, search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo
        case close = 24
    }

    public enum Style: Int, Sendable {
        case plain
        case done = 2
        case prominent
    }

    open var style = Style.plain
    open var width: CGFloat = 0
    /// For telephones that lie on their sides, whose bars are drawn as upright ones.
    open var landscapeImagePhone: UIImage?
    /// Shown while the item is touched at large text sizes.
    open var largeContentSizeImage: UIImage?
    open var customView: UIView?
    open var tintColor: UIColor?
    open var menu: UIMenu?
    open var primaryAction: UIAction? {
        didSet {
            guard let primaryAction else { return }
            if !primaryAction.title.isEmpty { title = primaryAction.title }
            image = primaryAction.image ?? image
        }
    }
    open weak var target: AnyObject?
    open var action: Selector?
    open var isHidden = false
    open var isSelected = false
    /// What the system calls the item and shows for it.
    private(set) var systemItem: SystemItem?

    public convenience init(
        barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
    ) {
        self.init()
        self.systemItem = systemItem
        self.target = target as AnyObject?
        self.action = action
        style = systemItem.style
    }

    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
        self.primaryAction = primaryAction
        self.menu = menu
    }

    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init()
        self.title = title
        self.style = style
        self.target = target as AnyObject?
        self.action = action
    }

    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init(title: nil, style: style, target: target, action: action)
        self.image = image
    }

    public convenience init(
        image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
    ) {
        self.init(image: image, style: style, target: target, action: action)
        self.landscapeImagePhone = landscapeImagePhone
    }

    public convenience init(
        title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) {
        self.init()
        self.title = title
        self.image = image
        self.primaryAction = primaryAction
        self.menu = menu
    }

    public convenience init(
        title: String? = nil, image: UIImage? = nil, target: AnyObject?, action: Selector?,
        menu: UIMenu? = nil
    ) {
        self.init(title: title, style: .plain, target: target, action: action)
        self.image = image
        self.menu = menu
    }

    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    public static func flexibleSpace() -> UIBarButtonItem {
        UIBarButtonItem(systemItem: .flexibleSpace)
    }

    public static func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
        let item = UIBarButtonItem(systemItem: .fixedSpace)
        item.width = width
        return item
    }
}

extension UIBarButtonItem.SystemItem {
    fileprivate var style: UIBarButtonItem.Style { self == .done || self == .save ? .done : .plain }

    /// The word that the item is shown as, if it is one, and is called by.
    var title: String {
        switch self {
        case .done: "Done"
        case .cancel: "Cancel"
        case .edit: "Edit"
        case .save: "Save"
        case .undo: "Undo"
        case .redo: "Redo"
        case .add: "Add"
        case .flexibleSpace, .fixedSpace: ""
        case .compose: "Compose"
        case .reply: "Reply"
        case .action: "Share"
        case .organize: "Organize"
        case .bookmarks: "Bookmarks"
        case .search: "Search"
        case .refresh: "Refresh"
        case .stop: "Stop"
        case .camera: "Camera"
        case .trash: "Delete"
        case .play: "Play"
        case .pause: "Pause"
        case .rewind: "Rewind"
        case .fastForward: "Fast Forward"
        case .close: "Close"
        }
    }

    /// The symbol that the item is shown as; nothing for words and room.
    var symbol: String? {
        switch self {
        case .done, .cancel, .edit, .save, .undo, .redo, .flexibleSpace, .fixedSpace: nil
        case .add: "plus"
        case .compose: "square.and.pencil"
        case .reply: "arrowshape.turn.up.left"
        case .action: "square.and.arrow.up"
        case .organize: "folder"
        case .bookmarks: "book"
        case .search: "magnifyingglass"
        case .refresh: "arrow.clockwise"
        case .stop: "xmark"
        case .camera: "camera"
        case .trash: "trash"
        case .play: "play.fill"
        case .pause: "pause.fill"
        case .rewind: "backward.fill"
        case .fastForward: "forward.fill"
        case .close: "xmark.circle.fill"
        }
    }
}
