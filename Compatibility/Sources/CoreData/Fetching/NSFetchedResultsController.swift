public import Foundation

/// Objects that a request chooses, in sections, for lists that follow changes through a delegate.
open class NSFetchedResultsController<ResultType>: NSObject, ObjectStoreFollower {
    public let fetchRequest: NSFetchRequest<ResultType>
    public let managedObjectContext: NSManagedObjectContext
    public let sectionNameKeyPath: String?
    public let cacheName: String?
    open weak var delegate: (any NSFetchedResultsControllerDelegate)?
    open private(set) var fetchedObjects: [ResultType]?
    open private(set) var sections: [any NSFetchedResultsSectionInfo]?

    public init(
        fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext,
        sectionNameKeyPath: String?, cacheName name: String?
    ) {
        self.fetchRequest = fetchRequest
        managedObjectContext = context
        self.sectionNameKeyPath = sectionNameKeyPath
        cacheName = name
    }

    /// Fetches, and from then on again whenever the context is saved; the delegate is called before and after.
    open func performFetch() throws {
        try refetch()
        managedObjectContext.store.add(self)
    }

    func storeDidChange() {
        delegate?.controllerWillChangeContent(erased)
        // What could be fetched before can be fetched again.
        try? refetch()
        delegate?.controllerDidChangeContent(erased)
    }

    /// The same for delegates, who do not know the type of the objects.
    private var erased: NSFetchedResultsController<any NSFetchRequestResult> {
        let request = NSFetchRequest<any NSFetchRequestResult>()
        request.entity = fetchRequest.entity
        request.predicate = fetchRequest.predicate
        request.sortDescriptors = fetchRequest.sortDescriptors
        let controller = NSFetchedResultsController<any NSFetchRequestResult>(
            fetchRequest: request, managedObjectContext: managedObjectContext,
            sectionNameKeyPath: sectionNameKeyPath,
            cacheName: cacheName)
        controller.fetchedObjects = fetchedObjects?.compactMap { $0 as? any NSFetchRequestResult }
        controller.sections = sections
        return controller
    }

    private func refetch() throws {
        let objects = try managedObjectContext.fetch(fetchRequest)
        fetchedObjects = objects
        var sections: [FetchedSection] = []
        for object in objects {
            let name =
                sectionNameKeyPath.flatMap { (object as? NSManagedObject)?.value(forKeyPath: $0) }.map {
                    "\($0)"
                } ?? ""
            if sections.last?.name != name { sections.append(FetchedSection(name: name)) }
            sections[sections.count - 1].members.append(object)
        }
        self.sections = sections.isEmpty && sectionNameKeyPath == nil ? [FetchedSection(name: "")] : sections
    }

    /// The object at a place; a place that is not there ends the process, as on Apple's systems.
    open func object(at indexPath: IndexPath) -> ResultType {
        let object = sections?[indexPath[0]].objects?[indexPath[1]]
        guard let object = object as? ResultType else { fatalError("there is no object at \(indexPath)") }
        return object
    }

    open func indexPath(forObject object: ResultType) -> IndexPath? {
        for (number, section) in (sections ?? []).enumerated() {
            if let place = section.objects?.firstIndex(where: { $0 as AnyObject === object as AnyObject }) {
                return [number, place]
            }
        }
        return nil
    }

    open var sectionIndexTitles: [String] { (sections ?? []).compactMap(\.indexTitle) }
}

private struct FetchedSection: NSFetchedResultsSectionInfo {
    let name: String
    var members: [Any] = []

    var indexTitle: String? { name.first.map { $0.uppercased() } }
    var numberOfObjects: Int { members.count }
    var objects: [Any]? { members }
}

public protocol NSFetchedResultsSectionInfo {
    var name: String { get }
    var indexTitle: String? { get }
    var numberOfObjects: Int { get }
    var objects: [Any]? { get }
}

public enum NSFetchedResultsChangeType: UInt, Sendable {
    case insert = 1
    case delete, move, update
}

/// The controller calls the methods for changes as a whole; those for single objects, sections and snapshots are never called.
public protocol NSFetchedResultsControllerDelegate: AnyObject {
    func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
    func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
}

extension NSFetchedResultsControllerDelegate {
    public func controllerWillChangeContent(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>
    ) {}
    public func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
    {}
}
