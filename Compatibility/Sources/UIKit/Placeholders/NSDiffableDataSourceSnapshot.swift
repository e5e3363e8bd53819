import Foundation

/// The sections and items of a list at one time.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
    private var sections: [(id: SectionIdentifierType, items: [ItemIdentifierType])] = []

    public init() {}

    public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.id) }
    public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }
    public var numberOfSections: Int { sections.count }
    public var numberOfItems: Int { itemIdentifiers.count }

    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
        sections += identifiers.map { (id: $0, items: []) }
    }

    /// Adds items to a section; to the last one where none is named.
    public mutating func appendItems(
        _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
    ) {
        let place =
            sectionIdentifier.map { id in sections.firstIndex { $0.id == id } } ?? sections.indices.last
        guard let place else { preconditionFailure("items are appended to a section that there is not") }
        sections[place].items += identifiers
    }

    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
        for place in sections.indices { sections[place].items.removeAll(where: identifiers.contains) }
    }

    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        sections.removeAll { identifiers.contains($0.id) }
    }

    public mutating func deleteAllItems() {
        sections = []
    }

    /// Without effect: nothing is drawn of a list.
    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {}

    /// Without effect: nothing is drawn of a list.
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {}

    /// Without effect: nothing is drawn of a list.
    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {}

    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
        sections.first { $0.id == identifier }?.items ?? []
    }

    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
        itemIdentifiers(inSection: identifier).count
    }

    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
        itemIdentifiers.firstIndex(of: identifier)
    }

    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
        sectionIdentifiers.firstIndex(of: identifier)
    }

    /// The item at a place; nothing where there is none.
    func item(at indexPath: IndexPath) -> ItemIdentifierType? {
        guard sections.indices.contains(indexPath.section),
            sections[indexPath.section].items.indices.contains(indexPath.row)
        else { return nil }
        return sections[indexPath.section].items[indexPath.row]
    }
}
