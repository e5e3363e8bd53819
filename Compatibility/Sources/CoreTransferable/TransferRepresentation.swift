/// How a value is written for other apps.
public protocol TransferRepresentation: Sendable {
    associatedtype Item: Transferable
}

/// What is never written, since there are no other apps.
public struct InertRepresentation<Item: Transferable>: TransferRepresentation {
    init() {}
}

extension TransferRepresentation {
    public func suggestedFileName(_ fileName: String) -> some TransferRepresentation { self }

    public func suggestedFileName(_ fileName: @escaping @Sendable (Item) -> String?)
        -> some TransferRepresentation
    { self }

    public func exportingCondition(_ condition: @escaping @Sendable (Item) -> Bool)
        -> some TransferRepresentation
    { self }

    public func visibility(_ visibility: TransferRepresentationVisibility) -> some TransferRepresentation {
        self
    }
}

/// Which apps may read a value.
public struct TransferRepresentationVisibility: Hashable, Sendable {
    private let name: String

    public static let all = TransferRepresentationVisibility(name: "all")
    public static let team = TransferRepresentationVisibility(name: "team")
    public static let group = TransferRepresentationVisibility(name: "group")
    public static let ownProcess = TransferRepresentationVisibility(name: "ownProcess")
}

@resultBuilder
public struct TransferRepresentationBuilder<Item: Transferable> {
    public static func buildExpression<Content: TransferRepresentation>(_ content: Content) -> Content
    where Content.Item == Item {
        content
    }

    public static func buildBlock<Content: TransferRepresentation>(_ content: Content) -> Content
    where Content.Item == Item { content }

    public static func buildBlock<each Content: TransferRepresentation>(_ content: repeat each Content)
        -> InertRepresentation<Item>
    { InertRepresentation() }
}
