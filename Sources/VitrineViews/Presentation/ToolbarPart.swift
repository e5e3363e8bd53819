/// A part of toolbar contents, before those of a user's own are asked for their items.
nonisolated indirect enum ToolbarPart {
    case items([ToolbarEntry])
    case list([ToolbarPart])
    /// One of several parts that may stand in a place, such as the branch of an `if`.
    case branch(UInt64, ToolbarPart)
    /// A content of a user's own, which consists of other contents.
    case own(any ToolbarContent)

    init(_ content: any ToolbarContent) {
        self = (content as? any ToolbarEntries)?.part ?? .own(content)
    }

    /// The items, those of a user's contents with their states and environment.
    ///
    /// Each content has its states by its place among the others, as a view has; the identity is that of the place.
    @MainActor
    func entries(in context: any ViewMakingContext, at identity: UInt64) -> [ToolbarEntry] {
        switch self {
        case .items(let items): items
        case .list(let parts):
            parts.enumerated().flatMap { place, part in
                part.entries(in: context, at: identity.identity(ofPart: UInt64(place)))
            }
        case .branch(let branch, let part):
            part.entries(in: context, at: identity.identity(ofPart: branch))
        case .own(let content): Self.entries(of: content, in: context, at: identity)
        }
    }

    @MainActor
    private static func entries<Content: ToolbarContent>(
        of content: Content, in context: any ViewMakingContext, at identity: UInt64
    ) -> [ToolbarEntry] {
        let place = identity.identity(ofPart: String(reflecting: Content.self))
        var content = content
        context.supply(&content, at: place)
        return ToolbarPart(content.body).entries(in: context, at: place.identity(ofPart: 0))
    }
}

/// Contents of the language, whose parts are known.
nonisolated protocol ToolbarEntries {
    var part: ToolbarPart { get }
}
