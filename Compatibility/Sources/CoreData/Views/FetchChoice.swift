import Foundation
import Observation

/// What a `FetchRequest` asks for, which views may set.
final class FetchChoice<Result: NSFetchRequestResult>: Observable {
    private let registrar = ObservationRegistrar()
    private let request: NSFetchRequest<Result>
    private var sorting: Any?

    init(_ request: NSFetchRequest<Result>) { self.request = request }

    /// A view that reads it while a picture is made is made anew after a change.
    var configuration: FetchRequest<Result>.Configuration {
        get {
            registrar.access(self, keyPath: \.configuration)
            return FetchRequest.Configuration(
                nsSortDescriptors: request.sortDescriptors ?? [], nsPredicate: request.predicate)
        }
        set {
            registrar.withMutation(of: self, keyPath: \.configuration) {
                request.sortDescriptors = newValue.nsSortDescriptors
                request.predicate = newValue.nsPredicate
            }
        }
    }

    func objects(in context: NSManagedObjectContext) -> [Result] {
        registrar.access(self, keyPath: \.configuration)
        // As with Core Data nothing is found of an entity that is not there.
        return (try? context.fetch(request)) ?? []
    }
}

extension FetchChoice where Result: NSManagedObject {
    convenience init(sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate?) {
        let request = NSFetchRequest<Result>()
        request.predicate = predicate
        self.init(request)
        self.sortDescriptors = sortDescriptors
    }

    var sortDescriptors: [SortDescriptor<Result>] {
        get {
            registrar.access(self, keyPath: \.configuration)
            return sorting as? [SortDescriptor<Result>] ?? []
        }
        set {
            sorting = newValue
            configuration.nsSortDescriptors = newValue.map { NSSortDescriptor($0) }
        }
    }
}
