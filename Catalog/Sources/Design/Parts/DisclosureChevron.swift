import MarketplaceModel
import Vitrine

/// Points to where a row leads, in the direction of reading.
public struct DisclosureChevron: View {
    @Environment(\.layoutDirection) private var layoutDirection

    public init() {}

    public var body: some View {
        Image(layoutDirection == .rightToLeft ? .chevronLeft : .chevronRight)
    }
}
