import Synchronization

/// What is asked for and cannot be had while something else can stand for it, in the order of resolving, each once.
package final class MissingResources: Sendable {
    package enum Resource: Hashable, Sendable {
        /// A symbol without a drawing, with the reason.
        case symbol(reason: String)
        /// A picture, which is left out, with the reason.
        case picture(reason: String)
        /// A colour, which is clear, with the reason.
        case color(reason: String)
        /// A family of fonts without files.
        case fontFamily(String)
        /// A design of the system font without a family.
        case fontDesign(Font.Design)
    }

    package struct Place: Hashable, Sendable {
        /// Nothing where the resource is asked for apart from elements, as colours are.
        package var element: String?
        package var resource: Resource
    }

    private let found = Mutex<[Place]>([])
    private let foundGaps = Mutex<[StringTableGap]>([])

    package init() {}

    package var places: [Place] { found.withLock { $0 } }

    /// Texts without a translation.
    package var gaps: [StringTableGap] { foundGaps.withLock { $0 } }

    package func removeAll() {
        found.withLock { $0 = [] }
        foundGaps.withLock { $0 = [] }
    }

    package func add(_ resource: Resource, element: String? = nil) {
        let place = Place(element: element, resource: resource)
        found.withLock { if !$0.contains(place) { $0.append(place) } }
    }

    func add(_ gap: StringTableGap) {
        foundGaps.withLock { if !$0.contains(gap) { $0.append(gap) } }
    }
}
