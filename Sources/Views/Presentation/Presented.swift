/// Something that lies over a screen.
package struct Presented {
    package enum Kind {
        case sheet, cover, popover, menu
        case alert(title: Text, message: (any View)?)
        case dialog(title: Text?, message: (any View)?)
    }

    var kind: Kind
    var id: UInt64
    var content: any View
    /// The environment of the view that presents it.
    var environment: EnvironmentValues
    var dismiss: @MainActor @Sendable () -> Void
}

/// What the views of a screen present, in the order of the tree.
enum PresentedKey: PreferenceKey {
    static var defaultValue: [Presented] { [] }

    static func reduce(value: inout [Presented], nextValue: () -> [Presented]) { value += nextValue() }
}
