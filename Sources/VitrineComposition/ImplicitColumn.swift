import VitrineGeometry
import VitrineViews

/// The `VStack` that a user's view is for the modifiers around it where its body has several views at its root.
///
/// Without a modifier these views join the container around one by one; a `Group` or a `ForEach` has no column.
@MainActor
final class ImplicitColumn {
    /// The inside of the view.
    private let scope: Scope

    init(scope: Scope) {
        self.scope = scope
    }

    /// The elements with those of each body as one.
    static func uniting(_ elements: [Resolver.Element]) -> [Resolver.Element] {
        guard elements.contains(where: { $0.column != nil }) else { return elements }
        var united: [Resolver.Element] = []
        var rest = elements[...]
        while let first = rest.first {
            let column = first.column
            let body = column == nil ? rest.prefix(1) : rest.prefix { $0.column === column }
            rest = rest.dropFirst(body.count)
            if let column, body.count > 1 {
                united.append(Resolver.Element(node(around: body.map(\.node), in: column.scope)))
            } else {
                united.append(first.placed(in: nil))
            }
        }
        return united
    }

    /// A column of elements that have been resolved without knowing of it.
    static func node(around children: [ResolvedNode], in scope: Scope) -> ResolvedNode {
        scope.node(
            "VStack", .container(Container(name: "VStack", layout: .vertical(.center, spacing: nil))),
            children.map(\.followingColumn))
    }
}

extension ResolvedNode {
    /// The element as it is in a column: its spacers and dividers follow the stack that they stand in.
    fileprivate var followingColumn: ResolvedNode {
        var node = self
        switch kind {
        case .spacer(_, let minLength): node.kind = .spacer(.vertical, minLength: minLength)
        case .divider(_, let color, let thickness):
            node.kind = .divider(.horizontal, color, thickness: thickness)
        case .text, .image, .icon, .shape, .container, .placed: break
        case .modified, .background, .overlay, .mask, .shadow, .clip:
            // What follows the first child lies behind or in front of it.
            if let first = children.first { node.children[0] = first.followingColumn }
        }
        return node
    }
}
