import MarketplaceDesign
import MarketplaceModel
import Vitrine

/// What CSS lays out and stacks cannot, one thing in each picture.
enum FlexGallery {
    /// As many in a line as fit; the last line is not filled up.
    struct Tags: View {
        private let tags = [
            "Ceramics", "Handmade", "Ships free", "Dishwasher safe", "Small batch", "Oak", "Gift wrap",
            "Under $50",
        ]

        var body: some View {
            Flex(wrap: .wrap, gap: Spacing.small) {
                ForEach(tags, id: \.self) { Badge($0, kind: $0 == "Ships free" ? .accent : .neutral) }
            }
        }
    }

    /// The field takes what the buttons leave, and no less than it needs.
    struct Toolbar: View {
        var body: some View {
            Flex(align: .center, gap: Spacing.small) {
                Tile("Menu").flexItem(shrink: 0)
                Tile("Search ceramics", isField: true).flexItem(grow: 1, basis: 80)
                Tile("Filter").flexItem(shrink: 0)
            }
            .padding(Spacing.small)
            .background(.well, in: RoundedRectangle(cornerRadius: Radius.photo, style: .circular))
        }
    }

    /// Titles of different sizes stand on one baseline, as far apart as there is room.
    struct Header: View {
        var body: some View {
            Flex(justify: .spaceBetween, align: .baseline) {
                Text("For you").font(.title2.bold()).foregroundStyle(.ink)
                Text("24 results").font(.footnote).foregroundStyle(.mutedInk)
                Text("See all").font(.subheadline).foregroundStyle(.accent)
            }
        }
    }

    /// Two of three columns in one card and the third in the other; below each other, equally high.
    struct Percentages: View {
        var body: some View {
            Flex(wrap: .wrap, gap: Spacing.small) {
                Panel("Two thirds", "of what the gap leaves").flexItem(grow: 2, basis: .percent(50))
                Panel("A third", "as high as its neighbour, whose text has fewer lines").flexItem(
                    grow: 1, basis: .percent(25))
                Panel("Half", "at least 200 points, so alone in its line").flexSize(
                    width: .percent(50), minWidth: 200)
            }
        }
    }

    /// The prices stand at the feet of cards of one height.
    struct Feet: View {
        var body: some View {
            Flex(gap: Spacing.small) {
                card("Mug", "Stoneware", "$38")
                card("Serving board", "Oiled oak with a leather strap, from one piece", "$64")
                card("Vases", "A set of three", "$52")
            }
        }

        private func card(_ title: String, _ detail: String, _ price: String) -> some View {
            Flex(.column, gap: Spacing.tight) {
                Text(title).font(.cardTitle).foregroundStyle(.ink)
                Text(detail).font(.cardDetail).foregroundStyle(.mutedInk)
                Text(price).font(.price).foregroundStyle(.accent).flexMargin(.top, .auto)
            }
            .padding(Spacing.medium)
            .background(.well, in: RoundedRectangle(cornerRadius: Radius.photo, style: .circular))
            .flexItem(grow: 1, basis: 0)
        }
    }

    /// Broken like every other line and then cut, as `-webkit-line-clamp` does; in a stack the last line is filled up first.
    struct Clamped: View {
        private let title = "Hand thrown mug with an extraordinarily comfortable handle"

        var body: some View {
            Flex(align: .center, gap: Spacing.medium) {
                Photo("stoneware-mug").flexSize(width: 64, height: 64).flexItem(shrink: 0)
                Flex(.column, gap: Spacing.hair) {
                    Text(title).font(.cardTitle).foregroundStyle(.ink).lineLimit(2)
                    Text("Irvington Clay").font(.cardDetail).foregroundStyle(.mutedInk).lineLimit(1)
                }
                .flexItem(grow: 1, basis: 0).flexSize(minWidth: 0)
                Badge("New", kind: .accent).flexItem(shrink: 0, alignSelf: .start)
            }
        }
    }

    /// Out of the row, at distances from the edges that the direction of reading decides.
    struct Corner: View {
        var body: some View {
            Flex {
                Photo("teapot").flexItem(grow: 1).flexSize(aspectRatio: 2)
                Badge("Last one", kind: .photo).flexPosition(top: 12, leading: 12)
                Badge("$86", kind: .accent).flexPosition(bottom: .percent(10), trailing: .percent(5))
            }
        }
    }

    /// A button or a field of the toolbar.
    private struct Tile: View {
        let title: String
        let isField: Bool

        init(_ title: String, isField: Bool = false) {
            self.title = title
            self.isField = isField
        }

        var body: some View {
            Text(title)
                .font(.footnote)
                .foregroundStyle(isField ? .mutedInk : .accent)
                .padding(.horizontal, Spacing.medium)
                .padding(.vertical, Spacing.small)
                .background(
                    isField ? .surface : .accentWell, in: RoundedRectangle(cornerRadius: 8, style: .circular))
        }
    }

    /// A title above some words.
    private struct Panel: View {
        let title: String
        let detail: String

        init(_ title: String, _ detail: String) {
            self.title = title
            self.detail = detail
        }

        var body: some View {
            Flex(.column) {
                Text(title).font(.cardTitle).foregroundStyle(.ink)
                Text(detail).font(.cardDetail).foregroundStyle(.mutedInk)
            }
            .padding(Spacing.medium)
            .background(.well, in: RoundedRectangle(cornerRadius: Radius.photo, style: .circular))
        }
    }
}
