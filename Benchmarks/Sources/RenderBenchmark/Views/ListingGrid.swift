import Vitrine

/// Ten cards in two columns, 375 × 1187 pt.
struct ListingGrid: View {
    let listings: [Listing]

    var body: some View {
        LazyVGrid(
            columns: [GridItem(.fixed(164), spacing: 15), GridItem(.fixed(164))], spacing: 20
        ) {
            ForEach(listings.indices, id: \.self) { index in
                ListingCard(listing: listings[index])
            }
        }
        .padding(16)
        .frame(width: 375, height: 1187)
    }
}

/// 164 × 215 pt.
struct ListingCard: View {
    let listing: Listing

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            Photo(number: listing.photo, width: 164, height: 123, radius: 8)
                .padding(.bottom, 8)
            title
                .padding(.bottom, 4)
            prices
                .padding(.bottom, 4)
            rating
        }
        .overlay(alignment: .topTrailing) {
            heart
                .padding(8)
        }
    }

    /// Lines of 20 pt, which are 19 pt of 14 pt text with a point between them.
    private var title: some View {
        Text(listing.title)
            .font(.system(size: 14))
            .lineSpacing(1)
            .lineLimit(2)
            .foregroundStyle(.ink)
            .padding(.vertical, 0.5)
            .frame(width: 164, height: 40, alignment: .topLeading)
    }

    private var prices: some View {
        HStack(alignment: .firstTextBaseline, spacing: 6) {
            Text(listing.price)
                .font(.system(size: 15, weight: .bold))
                .foregroundStyle(.ink)
            Text(listing.formerPrice)
                .strikethrough()
                .font(.system(size: 13))
                .foregroundStyle(.mutedInk)
        }
        .frame(height: 20)
    }

    private var rating: some View {
        HStack(spacing: 1) {
            ForEach(0..<5) { star in
                Icon(name: "star", extent: 12)
                    .foregroundStyle(star < listing.stars ? .ink : Color(hex: "#DDDDDD"))
            }
            Text(listing.count)
                .font(.system(size: 12))
                .foregroundStyle(.mutedInk)
                .padding(.leading, 3)
        }
        .frame(height: 16)
    }

    private var heart: some View {
        Icon(name: listing.isFavorite ? "heart-fill" : "heart", extent: 16)
            .foregroundStyle(listing.isFavorite ? Color.sale : .ink)
            .frame(width: 28, height: 28)
            .background {
                Circle()
                    .fill(.white)
                    .shadow(color: .black.opacity(0.2), radius: 2, x: 0, y: 1)
            }
    }
}
