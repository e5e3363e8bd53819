import Vitrine

/// 375 × 2400 pt.
struct HomeScreen: View {
    let home: Home

    var body: some View {
        VStack(spacing: 0) {
            header
            search
            SaleBanner(photo: home.grid.first?.photo ?? 0)
            SectionTitle(text: "Shops you follow")
            ShopCarousel(shops: home.shops, titles: home.shopTitles)
            CouponCard(coupon: home.coupon)
            ForEach(home.rows.indices, id: \.self) { index in
                PersonRow(row: home.rows[index])
            }
            StepperRow(stepper: home.stepper)
            SectionTitle(text: "Recommended for you")
            ListingGrid(listings: home.grid)
            TabBar()
        }
        .frame(width: 375, height: 2400)
    }

    private var header: some View {
        HStack(spacing: 12) {
            Text("Hi, \(home.greeted)")
                .font(.system(size: 22, weight: .bold))
                .tracking(-0.3)
                .lineLimit(1)
                .frame(maxWidth: .infinity, alignment: .leading)
            Icon(name: "bell", extent: 24)
        }
        .foregroundStyle(.ink)
        .padding(.horizontal, 16)
        .frame(height: 56)
    }

    private var search: some View {
        HStack(spacing: 8) {
            Icon(name: "search", extent: 20)
            Text("Search for anything")
                .font(.system(size: 15))
        }
        .foregroundStyle(.mutedInk)
        .padding(.horizontal, 14)
        .frame(width: 343, height: 44, alignment: .leading)
        .background(Color(hex: "#F2F2F2"), in: .rounded(22))
        .frame(height: 60)
    }
}

private struct SaleBanner: View {
    let photo: Int

    var body: some View {
        HStack(spacing: 16) {
            VStack(alignment: .leading, spacing: 0) {
                Text("Spring sale")
                    .font(.system(size: 24, weight: .bold))
                    .foregroundStyle(.white)
                Text("Up to 60% off handmade favorites")
                    .font(.system(size: 14))
                    .lineSpacing(1)
                    .foregroundStyle(.white.opacity(0.85))
                    .padding(.top, 6.5)
                    .padding(.bottom, 12.5)
                Text("Shop the sale")
                    .font(.system(size: 13, weight: .semibold))
                    .foregroundStyle(.ink)
                    .padding(.horizontal, 14)
                    .frame(height: 32)
                    .background(.white, in: .rounded(16))
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            Photo(number: photo, width: 128, height: 160, radius: 12)
        }
        .padding(20)
        .frame(width: 343, height: 200)
        .background(Self.gradient, in: .rounded(16))
        .frame(height: 216)
    }

    /// CSS's line of 135° through the middle of 343 × 200 pt, which ends where the corners lie beside it.
    private static let gradient = LinearGradient(
        colors: [Color(hex: "#0F766E"), Color(hex: "#7C3AED")],
        startPoint: UnitPoint(x: 35.75 / 343, y: -35.75 / 200),
        endPoint: UnitPoint(x: 307.25 / 343, y: 235.75 / 200))
}

private struct SectionTitle: View {
    let text: String

    var body: some View {
        Text(text)
            .font(.system(size: 18, weight: .bold))
            .foregroundStyle(.ink)
            .padding(.horizontal, 16)
            .frame(width: 375, height: 44, alignment: .leading)
    }
}

private struct ShopCarousel: View {
    let shops: [Listing]
    let titles: [String]

    var body: some View {
        HStack(alignment: .top, spacing: 12) {
            ForEach(shops.indices, id: \.self) { index in
                VStack(alignment: .leading, spacing: 0) {
                    Photo(number: shops[index].photo, width: 140, height: 175, radius: 12)
                        .padding(.bottom, 8)
                    Text(titles[index])
                        .font(.system(size: 13, weight: .semibold))
                        .foregroundStyle(.ink)
                        .padding(.bottom, 2)
                    Text("\(shops[index].count) sales")
                        .font(.system(size: 12))
                        .foregroundStyle(.mutedInk)
                }
                .lineLimit(1)
                .frame(width: 140, alignment: .leading)
            }
        }
        .padding(.top, 8)
        .padding(.leading, 16)
        .frame(width: 375, height: 234, alignment: .topLeading)
        .clipped()
    }
}

private struct TabBar: View {
    var body: some View {
        HStack(spacing: 0) {
            tab("home", "Home")
                .foregroundStyle(.ink)
            tab("heart", "Saved")
            tab("cart", "Cart")
            tab("user", "You")
        }
        .foregroundStyle(.mutedInk)
        .padding(.top, 9)
        .frame(width: 375, height: 83, alignment: .top)
        .overlay(alignment: .top) {
            Color(hex: "#E0E0E0").frame(height: 1)
        }
    }

    private func tab(_ icon: String, _ title: String) -> some View {
        VStack(spacing: 2) {
            Icon(name: icon, extent: 24)
            Text(title)
                .font(.system(size: 10, weight: .medium))
                .foregroundStyle(.mutedInk)
                .frame(height: 12)
        }
        .frame(maxWidth: .infinity)
    }
}
