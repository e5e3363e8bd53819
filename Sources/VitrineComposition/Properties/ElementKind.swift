package import VitrineGeometry
package import VitrineJSONValues
import VitrineViews

/// A kind of element: its name in sidecars and its properties.
struct ElementKind<Element>: Sendable {
    /// What sidecars and explanations call it.
    let name: String
    let properties: [Property<Element>]
    /// What can be made of a sidecar's line.
    let storage: StoredKind
    private let checks: PropertyChecks<Element>

    /// A kind whose elements are their properties.
    ///
    /// - Parameter blank: an element whose properties are all replaced.
    /// - Parameter scope: what a modifier of the kind changes.
    /// - Parameter neutral: the properties with which a modifier of the kind changes nothing.
    /// - Parameter embed: makes the node of an element; nothing where a sidecar does not suffice for one.
    init(
        _ name: String, _ properties: [Property<Element>], blank: Element, isLayout: Bool = false,
        changes scope: ModifierScope? = nil, neutral: [String: JSONValue]? = nil,
        _ embed: @escaping @Sendable (Element) -> ResolvedNode.Kind?
    ) where Element: Sendable {
        let modifier = ModifierDeclaration(scope: scope, neutral: neutral)
        self.init(name, properties, isLayout: isLayout, modifier: modifier) { stored in
            stored.properties.element(blank, properties).flatMap(embed)
        }
    }

    /// - Parameter isLayout: whether the elements place others, which then can stay where they were.
    /// - Parameter read: finds what the properties do not hold, such as a picture's pixels.
    init(
        _ name: String, _ properties: [Property<Element>], isLayout: Bool = false,
        modifier: ModifierDeclaration = ModifierDeclaration(),
        read: @escaping @Sendable (StoredElement) throws(SidecarTree.Failure) -> ResolvedNode.Kind?
    ) {
        self.name = name
        self.properties = properties
        self.checks = PropertyChecks(properties)
        self.storage = StoredKind(
            name: name, declarations: properties.map(\.declaration), isLayout: isLayout, modifier: modifier,
            read: read)
    }

    /// The first number that layout and painting could do nothing with.
    func fault(in element: Element) -> ImpossibleNumber? { checks.fault(in: element) }
}

/// A kind of element as a sidecar holds it.
struct StoredKind: Sendable {
    let name: String
    let declarations: [PropertyDeclaration]
    /// Whether the elements place others, which then can stay where they were.
    let isLayout: Bool
    let modifier: ModifierDeclaration
    /// The element again; nothing where its properties do not suffice.
    let read: @Sendable (StoredElement) throws(SidecarTree.Failure) -> ResolvedNode.Kind?
}

/// A line of a sidecar with all that is needed to make its element again.
struct StoredElement {
    let description: NodeDescription
    let isRightToLeft: Bool
    let resources: Resources

    var properties: [String: JSONValue] { description.properties }
}

/// Something that is done with an element and its kind, whatever they are.
protocol ElementVisitor {
    associatedtype Result
    func visit<Element>(_ element: Element, _ kind: ElementKind<Element>) -> Result
    /// An element of a kind that only a sidecar knows.
    func visit(_ layout: StoredLayout) -> Result
}

extension ResolvedNode.Kind {
    /// What sidecars and explanations call it.
    package var name: String { accept(NameVisitor()) }

    /// Everything that decides how an element of a size looks, beside its place and its children.
    package func properties(in size: Size) -> [String: JSONValue] { accept(PropertyVisitor(size: size)) }

    /// The first number that layout and painting could do nothing with.
    var fault: ImpossibleNumber? { accept(FaultVisitor()) }
}

private struct NameVisitor: ElementVisitor {
    func visit<Element>(_ element: Element, _ kind: ElementKind<Element>) -> String { kind.name }
    func visit(_ layout: StoredLayout) -> String { layout.kind }
}

private struct PropertyVisitor: ElementVisitor {
    let size: Size

    func visit<Element>(_ element: Element, _ kind: ElementKind<Element>) -> [String: JSONValue] {
        precondition(ElementKinds.named[kind.name] != nil, "each kind stands in the list of all kinds")
        return Dictionary(element, kind.properties, in: size)
    }

    func visit(_ layout: StoredLayout) -> [String: JSONValue] { layout.properties }
}

private struct FaultVisitor: ElementVisitor {
    func visit<Element>(_ element: Element, _ kind: ElementKind<Element>) -> ImpossibleNumber? {
        kind.fault(in: element)
    }

    func visit(_ layout: StoredLayout) -> ImpossibleNumber? { nil }
}
