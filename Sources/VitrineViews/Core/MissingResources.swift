import Synchronization

/// The resources that are missing and have a stand-in, in the order of resolving, each once.
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

    private let found = Mutex(PassNotes<Place>())
    private let foundGaps = Mutex<[StringTableGap]>([])

    package init() {}

    package var places: [Place] { found.withLock(\.all) }

    /// Texts without a translation, in whichever pass they were asked for: many are asked for once, such as by a task.
    package var gaps: [StringTableGap] { foundGaps.withLock { $0 } }

    /// Keeps the places that were added so far in each pass.
    package func keep() { found.withLock { $0.keep() } }

    /// How often something was added.
    var additions: Int { found.withLock(\.additions) }

    package func beginPass() { found.withLock { $0.beginPass() } }

    package func add(_ resource: Resource, element: String? = nil) {
        add(Place(element: element, resource: resource))
    }

    func add(_ place: Place) { found.withLock { $0.add(place) } }

    func add(_ gap: StringTableGap) {
        foundGaps.withLock { if !$0.contains(gap) { $0.append(gap) } }
    }
}
