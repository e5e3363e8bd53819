public import Vitrine

/// Products of a store, which is not asked here: a labelled box.
public struct StoreView<Icon: View, PlaceholderIcon: View>: View {
    public init<IDs: RandomAccessCollection & Equatable>(
        ids: IDs, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: @escaping (Product) -> Icon,
        @ViewBuilder placeholderIcon: () -> PlaceholderIcon
    ) where IDs.Element == Product.ID {}

    public var body: some View { PlaceholderView("StoreView") }
}

extension StoreView where PlaceholderIcon == EmptyView {
    public init<IDs: RandomAccessCollection & Equatable>(
        ids: IDs, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: @escaping (Product) -> Icon
    ) where IDs.Element == Product.ID {
        self.init(ids: ids, icon: icon, placeholderIcon: { EmptyView() })
    }
}

extension StoreView where Icon == EmptyView, PlaceholderIcon == EmptyView {
    public init<IDs: RandomAccessCollection & Equatable>(
        ids: IDs, prefersPromotionalIcon: Bool = false
    ) where IDs.Element == Product.ID {
        self.init(ids: ids, icon: { _ in EmptyView() }, placeholderIcon: { EmptyView() })
    }
}
