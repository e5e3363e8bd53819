import Vitrine

/// Something in a list that its host tells apart by an identity and shows without knowing what it is.
public struct ItemModel: Identifiable {
    /// Stays the same while the item does, whatever it shows.
    public let dataID: AnyHashable
    let view: @MainActor () -> AnyView

    public init(dataID: some Hashable, @ViewBuilder view: @escaping @MainActor () -> some View) {
        self.dataID = AnyHashable(dataID)
        self.view = { AnyView(view()) }
    }

    public var id: AnyHashable { dataID }
}

/// A host of items below each other.
public struct ItemList: View {
    private let items: [ItemModel]

    public init(_ items: [ItemModel]) {
        self.items = items
    }

    public var body: some View {
        VStack(spacing: 0) {
            ForEach(items) { $0.view() }
        }
    }
}
