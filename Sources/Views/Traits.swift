/// Names something that a container is told about a view by a modifier of that view.
package nonisolated protocol TraitKey {
    associatedtype Value
}

/// What modifiers have told containers about one view; passed on through the modifiers around it.
package nonisolated struct Traits {
    private var values: [ObjectIdentifier: Any] = [:]

    package init() {}

    package subscript<Key: TraitKey>(key: Key.Type) -> Key.Value? {
        get { values[ObjectIdentifier(key)] as? Key.Value }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}

/// What the layout engine and the painter are told about one view.
package nonisolated struct LayoutTraits: Sendable {
    /// Which sibling is painted over which; 0 without a modifier.
    package var zIndex = 0.0
    /// Values of `LayoutValueKey`s, by their type.
    package var layoutValues: [ObjectIdentifier: any Sendable] = [:]
    /// The `GridRow` that the view is a cell of.
    package var gridRow: GridRowTrait?
    package var gridCell = GridCellTraits()
    package var flexItem: FlexItem? {
        get { boxedFlexItem?.value }
        set { boxedFlexItem = newValue.map(Boxed.init) }
    }
    private var boxedFlexItem: Boxed<FlexItem>?

    package init() {}
}

/// One row of a `Grid`.
package nonisolated struct GridRowTrait: Hashable, Sendable {
    package var identity: UInt64
    package var alignment: VerticalAlignment?
}

/// What a cell of a `Grid` asks for.
package nonisolated struct GridCellTraits: Hashable, Sendable {
    package var columns = 1
    package var anchor: UnitPoint?
    package var columnAlignment: HorizontalAlignment?
    package var unsizedAxes: Axis.Set = []

    package init() {}
}

extension View {
    func trait<Key: TraitKey>(_ key: Key.Type, _ value: Key.Value?) -> Modified<Self> {
        modified(by: .trait { $0[Key.self] = value })
    }

    func layoutTrait(_ change: @escaping (inout LayoutTraits) -> Void) -> Modified<Self> {
        modified(by: .layoutTrait(change))
    }

    /// Paints the view before or after its siblings, whatever their order.
    public func zIndex(_ value: Double) -> some View {
        layoutTrait { $0.zIndex = value }
    }

    /// Tells views apart in a `Picker` or a `TabView`.
    public func tag<Value: Hashable>(_ tag: Value, includeOptional: Bool = true) -> some View {
        trait(TagTrait.self, AnyHashable(tag))
    }
}

enum TagTrait: TraitKey { typealias Value = AnyHashable }
enum TabItemTrait: TraitKey { typealias Value = any View }
