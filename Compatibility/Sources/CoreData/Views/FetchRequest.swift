public import Foundation
public import Vitrine

/// The objects that a view shows, as the context of its environment keeps them. What is inserted or changed before the picture is in
/// the picture.
@propertyWrapper
public struct FetchRequest<Result: NSFetchRequestResult>: @preconcurrency DynamicProperty {
    /// The order and the choice of objects.
    public struct Configuration {
        public var nsSortDescriptors: [NSSortDescriptor]
        public var nsPredicate: NSPredicate?
    }

    @Environment(\.managedObjectContext) private var context
    @State private var choice: FetchChoice<Result>
    private var objects: [Result] = []

    private init(choice: FetchChoice<Result>) { _choice = State(initialValue: choice) }

    public init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) {
        self.init(choice: FetchChoice(fetchRequest))
    }

    public init(fetchRequest: NSFetchRequest<Result>, transaction: Transaction) {
        self.init(fetchRequest: fetchRequest)
    }

    public init(
        entity: NSEntityDescription, sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil,
        animation: Animation? = nil
    ) {
        let request = NSFetchRequest<Result>()
        request.entity = entity
        request.sortDescriptors = sortDescriptors
        request.predicate = predicate
        self.init(fetchRequest: request)
    }

    @MainActor @preconcurrency
    public var wrappedValue: FetchedResults<Result> { FetchedResults(objects, of: choice) }

    @MainActor @preconcurrency
    public var projectedValue: Binding<Configuration> {
        let choice = choice
        return Binding(get: { choice.configuration }, set: { choice.configuration = $0 })
    }

    @MainActor @preconcurrency
    public mutating func update() { objects = choice.objects(in: context) }
}

extension FetchRequest where Result: NSManagedObject {
    public init(
        sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil, animation: Animation? = nil
    ) {
        self.init(choice: FetchChoice(sortDescriptors: sortDescriptors, predicate: predicate))
    }

    @_disfavoredOverload
    public init(
        sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil
    ) {
        let request = NSFetchRequest<Result>()
        request.sortDescriptors = sortDescriptors
        request.predicate = predicate
        self.init(fetchRequest: request)
    }
}

extension FetchRequest.Configuration where Result: NSManagedObject {
    /// Those that are set; those that the request was made with are asked of its results.
    public var sortDescriptors: [SortDescriptor<Result>] {
        get { [] }
        set { nsSortDescriptors = newValue.map { NSSortDescriptor($0) } }
    }
}
