/// How the pictures of what is dragged would lie together.
public struct DragDropPreviewsFormation: Hashable, Sendable {
    private let name: String

    public static let `default` = DragDropPreviewsFormation(name: "default")
    public static let list = DragDropPreviewsFormation(name: "list")
    public static let none = DragDropPreviewsFormation(name: "none")
    public static let pile = DragDropPreviewsFormation(name: "pile")
    public static let stack = DragDropPreviewsFormation(name: "stack")
}
