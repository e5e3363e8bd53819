import Vitrine

/// 375 × 212 pt.
struct CouponCard: View {
    let coupon: Coupon

    var body: some View {
        VStack(spacing: 13) {
            HStack(spacing: 8) {
                ForEach(coupon.photos.indices, id: \.self) { index in
                    Photo(number: coupon.photos[index], width: 101, height: 101, radius: 8)
                }
            }
            HStack(spacing: 12) {
                Titles(title: coupon.title, detail: coupon.subtitle, titleSize: 17)
                Text(coupon.button)
                    .font(.system(size: 13, weight: .semibold))
                    .foregroundStyle(.white)
                    .padding(.horizontal, 14)
                    .frame(height: 32)
                    .background(Color(hex: coupon.buttonColor), in: .rounded(16))
                    .layoutPriority(1)
            }
        }
        .padding(12)
        .background {
            RoundedRectangle.rounded(12)
                .fill(.white)
                .shadow(color: .black.opacity(0.12), radius: 6, x: 0, y: 4)
            RoundedRectangle.rounded(12)
                .strokeBorder(Color(hex: "#E0E0E0"))
        }
        .overlay(alignment: .topLeading) {
            Text(coupon.badge)
                .font(.system(size: 12, weight: .bold))
                .foregroundStyle(.white)
                .padding(.horizontal, 8)
                .frame(height: 22)
                .background(Color(hex: coupon.badgeColor), in: .rounded(11))
                .padding(20)
        }
        .padding(16)
        .frame(width: 375, height: 212)
        .background(Color(hex: "#F5F5F5"))
    }
}
