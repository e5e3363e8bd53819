import Vitrine

/// Points to where a row leads, in the direction of reading.
struct DisclosureChevron: View {
    @Environment(\.layoutDirection) private var layoutDirection

    var body: some View {
        Image(layoutDirection == .rightToLeft ? .chevronLeft : .chevronRight)
    }
}
