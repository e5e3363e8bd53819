/// Something that lies over a screen.
package struct Presented {
    package enum Kind {
        case sheet, cover, menu
        case popover(PopoverAttachmentAnchor)
        case alert(title: Text, message: (any View)?)
        case dialog(title: Text?, message: (any View)?)

        /// Whether it is a surface of its own above the screen, and not the screen itself.
        var isLifted: Bool {
            switch self {
            case .cover: false
            case .sheet, .popover, .menu, .alert, .dialog: true
            }
        }

        var isMenu: Bool { if case .menu = self { true } else { false } }

        /// Whether only one of its buttons closes it.
        var waitsForChoice: Bool {
            switch self {
            case .alert, .cover: true
            case .sheet, .popover, .menu, .dialog: false
            }
        }
    }

    var kind: Kind
    var id: UInt64
    var content: any View
    /// The first element of the view that presents it.
    var presenter: String?
    /// The environment of that view.
    var environment: EnvironmentValues
    var dismiss: @MainActor @Sendable () -> Void
}

/// The presentations of a screen's views, in the order of the tree.
enum PresentedKey: PreferenceKey {
    static var defaultValue: [Presented] { [] }

    static func reduce(value: inout [Presented], nextValue: () -> [Presented]) { value += nextValue() }
}
