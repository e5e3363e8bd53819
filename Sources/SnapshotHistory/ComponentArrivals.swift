public import CatalogKit

/// The snapshots of one component that came or went.
public struct ComponentArrivals: Equatable, Sendable {
    public var component: FileName
    /// Whether the component itself came or went with them.
    public var isWhole: Bool
    /// In the order of their names.
    public var arrivals: [ReferenceChanges.Arrival]

    public var ids: [SnapshotID] { arrivals.map(\.id) }
}

extension [ReferenceChanges.Arrival] {
    /// Sorted by name, as they are, component by component.
    public var components: [ComponentArrivals] {
        reduce(into: []) { components, arrival in
            if let last = components.indices.last, components[last].component == arrival.id.component {
                components[last].arrivals.append(arrival)
            } else {
                components.append(
                    ComponentArrivals(
                        component: arrival.id.component, isWhole: arrival.isWholeComponent,
                        arrivals: [arrival]))
            }
        }
    }
}
