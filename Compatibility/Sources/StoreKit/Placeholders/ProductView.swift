public import Vitrine

/// A product of a store, which is not asked here: a labelled box.
public struct ProductView<Icon: View, PlaceholderIcon: View>: View {
    private let name: String

    public init(
        id: Product.ID, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon,
        @ViewBuilder placeholderIcon: () -> PlaceholderIcon
    ) {
        self.name = id
    }

    public var body: some View { PlaceholderView("ProductView \(name)") }
}

extension ProductView where PlaceholderIcon == EmptyView {
    public init(
        id: Product.ID, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon
    ) {
        self.init(id: id, icon: icon, placeholderIcon: { EmptyView() })
    }

    public init(_ product: Product, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon) {
        self.init(id: product.id, icon: icon, placeholderIcon: { EmptyView() })
    }
}

extension ProductView where Icon == EmptyView, PlaceholderIcon == EmptyView {
    public init(id: Product.ID, prefersPromotionalIcon: Bool = false) {
        self.init(id: id, icon: { EmptyView() }, placeholderIcon: { EmptyView() })
    }

    public init(_ product: Product, prefersPromotionalIcon: Bool = false) {
        self.init(id: product.id, icon: { EmptyView() }, placeholderIcon: { EmptyView() })
    }
}
