public import Foundation
public import Vitrine

/// The objects that a view shows, in sections by a property of theirs.
@propertyWrapper
public struct SectionedFetchRequest<SectionIdentifier: Hashable, Result: NSFetchRequestResult>:
    DynamicProperty
{
    private let sectionIdentifier: KeyPath<Result, SectionIdentifier>
    private var request: FetchRequest<Result>

    public init(
        fetchRequest: NSFetchRequest<Result>, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
        animation: Animation? = nil
    ) {
        self.sectionIdentifier = sectionIdentifier
        request = FetchRequest(fetchRequest: fetchRequest)
    }

    public init(
        entity: NSEntityDescription, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
        sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil
    ) {
        self.sectionIdentifier = sectionIdentifier
        request = FetchRequest(entity: entity, sortDescriptors: sortDescriptors, predicate: predicate)
    }

    @MainActor @preconcurrency
    public var wrappedValue: SectionedFetchResults<SectionIdentifier, Result> {
        SectionedFetchResults(request.wrappedValue, by: sectionIdentifier)
    }

    @MainActor @preconcurrency
    public var projectedValue: Binding<FetchRequest<Result>.Configuration> { request.projectedValue }
}

extension SectionedFetchRequest where Result: NSManagedObject {
    public init(
        sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [SortDescriptor<Result>],
        predicate: NSPredicate? = nil, animation: Animation? = nil
    ) {
        self.sectionIdentifier = sectionIdentifier
        request = FetchRequest(sortDescriptors: sortDescriptors, predicate: predicate)
    }

    @_disfavoredOverload
    public init(
        sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [NSSortDescriptor],
        predicate: NSPredicate? = nil, animation: Animation? = nil
    ) {
        self.sectionIdentifier = sectionIdentifier
        request = FetchRequest(sortDescriptors: sortDescriptors, predicate: predicate)
    }
}

/// The sections of a `SectionedFetchRequest`; objects that follow each other with the same identifier are one.
public struct SectionedFetchResults<SectionIdentifier: Hashable, Result: NSFetchRequestResult>:
    RandomAccessCollection
{
    public struct Section: RandomAccessCollection, Identifiable {
        public let id: SectionIdentifier
        fileprivate var objects: [Result]

        public var startIndex: Int { 0 }
        public var endIndex: Int { objects.count }
        public subscript(position: Int) -> Result { objects[position] }
    }

    private let sections: [Section]
    private let results: FetchedResults<Result>

    init(_ results: FetchedResults<Result>, by identifier: KeyPath<Result, SectionIdentifier>) {
        self.results = results
        sections = results.reduce(into: []) { sections, object in
            let id = object[keyPath: identifier]
            if sections.last?.id != id { sections.append(Section(id: id, objects: [])) }
            sections[sections.count - 1].objects.append(object)
        }
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { sections.count }
    public subscript(position: Int) -> Section { sections[position] }

    public var nsPredicate: NSPredicate? {
        get { results.nsPredicate }
        nonmutating set { results.nsPredicate = newValue }
    }

    public var nsSortDescriptors: [NSSortDescriptor] {
        get { results.nsSortDescriptors }
        nonmutating set { results.nsSortDescriptors = newValue }
    }
}

extension SectionedFetchResults where Result: NSManagedObject {
    public var sortDescriptors: [SortDescriptor<Result>] {
        get { results.sortDescriptors }
        nonmutating set { results.sortDescriptors = newValue }
    }
}
