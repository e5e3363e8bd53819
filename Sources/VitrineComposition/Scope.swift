import Foundation
import VitrineGeometry
import VitrineViews

/// The place in the tree where a view is resolved.
@MainActor
struct Scope {
    var environment: EnvironmentValues
    /// Tells environments apart; a new one for each change.
    var environmentVersion = 0
    /// The names of the elements around, from the root.
    private(set) var path = ElementID.root
    /// The last view of a user's around.
    private(set) var component = ""
    /// The place in the tree of views, which elements' names do not tell in all cases.
    private(set) var identity: UInt64 = 0
    /// The axis of the nearest stack.
    private(set) var stackAxis: LayoutAxis?
    /// Whether the nearest container lays out as CSS does.
    var isInFlex = false
    /// What a container arranges the single views of, which are resolved here.
    var arrangement: Arrangement?
    /// The axes of the nearest scroll view.
    var scrollAxes: Axis.Set = []
    /// What a lazy container shows of the rows that are resolved here.
    var rowWindow: RowWindows.Window?
    var depth = 0
    private var names = SiblingNames()
    /// The identity that the next element gets from the list that it stands in.
    private var listID: String?

    init(environment: EnvironmentValues) {
        self.environment = environment
    }

    var isRightToLeft: Bool { environment.layoutDirection == .rightToLeft }

    var isRedacted: Bool { environment.redactionReasons.contains(.placeholder) }

    /// The scope inside an element.
    func entering(component name: String, stackAxis: LayoutAxis?, part: Int = 0) -> Scope {
        entering(id(name), component: name, stackAxis: stackAxis, part: part)
    }

    /// The scope of what is shown beside an element, such as its background.
    func entering(_ modifier: String, of element: ElementID, part: Int = 0) -> Scope {
        let label = element.lastPart.element
        return entering(
            id(ElementID.Part(label, modifier: ElementID.Label(name: modifier))),
            component: "\(label.text):\(modifier)", stackAxis: nil, part: part)
    }

    private func entering(_ id: ElementID, component name: String, stackAxis: LayoutAxis?, part: Int) -> Scope
    {
        var inner = self
        inner.path = id
        inner.identity = identity.identity(ofPart: name).identity(ofPart: UInt64(part))
        inner.names = SiblingNames()
        inner.listID = nil
        inner.stackAxis = stackAxis
        inner.isInFlex = false
        inner.rowWindow = nil
        return inner
    }

    /// The scope inside a view that consists of others.
    func entering(component name: String) -> Scope {
        var inner = entering(component: name, stackAxis: stackAxis)
        inner.isInFlex = isInFlex
        inner.rowWindow = rowWindow
        return inner
    }

    /// The scope inside the body of a view.
    func entering(_ type: any View.Type) -> Scope {
        let name = TypeNames.name(of: type)
        var inner = entering(component: name)
        if !TypeNames.isOfLanguage(type) { inner.component = name }
        return inner
    }

    /// Whether a container arranges the single views that are resolved here.
    var isArranged: Bool { arrangement != nil }

    /// The same scope with a change of the environment.
    func changing(_ change: @escaping (inout EnvironmentValues) -> Void, version: Int) -> Scope {
        var scope = self
        change(&scope.environment)
        scope.environmentVersion = version
        scope.arrangement?.changes.append(change)
        return scope
    }

    /// The same scope as part of a content that its container has put into the environment of another one.
    func moved(to place: Scope, version: Int) -> Scope {
        var scope = withOwnNames()
        scope.environment = place.environment
        for change in arrangement?.changes ?? [] { change(&scope.environment) }
        scope.environmentVersion = version
        return scope
    }

    /// The same scope with its own count of the names that are given in it, and of the rows.
    func withOwnNames() -> Scope {
        var scope = self
        scope.names = names.copy()
        scope.rowWindow = rowWindow?.copy()
        return scope
    }

    /// The scope of a view at a place of a list.
    func listing(_ element: Primitive.Element, at position: Int) -> Scope {
        var scope = descending(position)
        scope.identity = scope.identity.identity(ofPart: element.branch)
        if let id = element.id {
            // By name elements are told apart by their number then.
            if !Self.isMadeUp(id) { scope.listID = ElementIDMarks.shortened(id) }
            scope.identity = identity.identity(ofPart: id)
        }
        return scope
    }

    /// Whether an identity is another one in each run: a UUID, as models make up, or an object's place in memory.
    private static func isMadeUp(_ id: String) -> Bool {
        UUID(uuidString: id) != nil || id.hasPrefix("ObjectIdentifier(0x")
            || id.hasPrefix("<") && id.wholeMatch(of: /<.*: 0x[0-9a-f]+>/) != nil
    }

    /// The scope of one of several views that a deferred view makes here.
    func descending(_ part: Int) -> Scope {
        var scope = self
        scope.identity = identity.identity(ofPart: UInt64(part) &+ 1)
        return scope
    }

    /// The id of an element here, told apart from its siblings of the same name.
    func id(_ name: String) -> ElementID { id(ElementID.Part(ElementID.Label(name: name))) }

    private func id(_ part: ElementID.Part) -> ElementID {
        var part = part
        // The last label is what there may be several of.
        if part.modifier == nil { part.element.identity = listID } else { part.modifier?.identity = listID }
        let number = names.count(part.text)
        if part.modifier == nil { part.element.number = number } else { part.modifier?.number = number }
        return ElementID(part, in: path)
    }

    func leaf(_ id: ElementID, _ kind: ResolvedNode.Kind) throws -> ResolvedNode {
        try node(id: id, kind, []).checked()
    }

    func node(_ name: String, _ kind: ResolvedNode.Kind, _ children: [ResolvedNode]) -> ResolvedNode {
        node(id: id(name), kind, children)
    }

    func node(id: ElementID, _ kind: ResolvedNode.Kind, _ children: [ResolvedNode]) -> ResolvedNode {
        var node = ResolvedNode(id: id, kind: kind, isRightToLeft: isRightToLeft, children: children)
        node.component = component
        return node
    }

    /// A content whose single views a container arranges.
    struct Arrangement {
        /// The environment of the container itself.
        let environmentVersion: Int
        /// What the content itself changes in the environment of what is resolved here, the outermost first.
        fileprivate var changes: [(inout EnvironmentValues) -> Void] = []

        init(environmentVersion: Int) {
            self.environmentVersion = environmentVersion
        }
    }

    /// How often each name has been used among the children of one element.
    private final class SiblingNames {
        private var counts: [String: Int] = [:]

        func copy() -> SiblingNames {
            let copy = SiblingNames()
            copy.counts = counts
            return copy
        }

        /// How often the name has been given, with this time.
        func count(_ name: String) -> Int {
            let count = counts[name, default: 0] + 1
            counts[name] = count
            return count
        }
    }
}

extension ResolvedNode {
    /// The id of a modifier around this node, such as `Badge/Text:padding[2]` for the second padding.
    func id(modifiedBy name: String) -> ElementID {
        id.modified(by: name, number: modifierCount(name, around: id) + 1)
    }

    /// How many modifiers of a name there are around an element, from this one inwards.
    private func modifierCount(_ name: String, around element: ElementID) -> Int {
        guard id.isModifier, id.isSameElement(as: element), !children.isEmpty else { return 0 }
        return (kind.name == name ? 1 : 0) + children[0].modifierCount(name, around: element)
    }
}
