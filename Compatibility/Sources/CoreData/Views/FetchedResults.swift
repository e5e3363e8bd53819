public import Foundation

/// The objects that a `FetchRequest` has found.
public struct FetchedResults<Result: NSFetchRequestResult>: RandomAccessCollection {
    private let objects: [Result]
    private let choice: FetchChoice<Result>

    init(_ objects: [Result], of choice: FetchChoice<Result>) {
        self.objects = objects
        self.choice = choice
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { objects.count }
    public subscript(position: Int) -> Result { objects[position] }

    /// Which objects are wanted; what is set is in the next step's picture.
    public var nsPredicate: NSPredicate? {
        get { choice.configuration.nsPredicate }
        nonmutating set { choice.configuration.nsPredicate = newValue }
    }

    public var nsSortDescriptors: [NSSortDescriptor] {
        get { choice.configuration.nsSortDescriptors }
        nonmutating set { choice.configuration.nsSortDescriptors = newValue }
    }
}

extension FetchedResults where Result: NSManagedObject {
    public var sortDescriptors: [SortDescriptor<Result>] {
        get { choice.sortDescriptors }
        nonmutating set { choice.sortDescriptors = newValue }
    }
}
