import MarketplaceDesign
import MarketplaceModel
import Vitrine

/// A coupon that looks like one: what it is for above the tear line, how to get it below.
public struct CouponCard: View {
    private let coupon: Coupon
    @Environment(\.performAction) private var performAction
    @Environment(\.session) private var session
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize
    @Environment(\.horizontalSizeClass) private var horizontalSizeClass
    @Environment(\.locale) private var locale
    @Environment(\.tokens) private var tokens

    public init(coupon: Coupon) {
        self.coupon = coupon
    }

    public var body: some View {
        VStack(spacing: 0) {
            offer
                .frame(maxWidth: .infinity, alignment: .leading)
                .background(.surface)
                .clipShape(ticket(.upper))
            claim
                .padding(.horizontal, Spacing.large)
                .padding(.vertical, Spacing.medium)
                .frame(maxWidth: .infinity, alignment: .leading)
                .background(.surface)
                .clipShape(ticket(.lower))
                .overlay(alignment: .top) {
                    TearLine()
                        .stroke(.line, style: StrokeStyle(lineWidth: Extent.hairline, dash: [4, 4]))
                        .frame(height: Extent.hairline)
                        .padding(.horizontal, Spacing.large)
                }
        }
        .shadow(Elevation.card)
    }

    private func ticket(_ part: TicketPart.Part) -> TicketPart {
        TicketPart(part: part, cornerRadius: tokens[Radius.card], notchRadius: tokens[Radius.notch])
    }

    private var state: Coupon.State { session.state(of: coupon) }
    private var isWide: Bool { horizontalSizeClass == .regular }
    /// Whether texts have no room beside anything else.
    private var isLarge: Bool { dynamicTypeSize.isAccessibilitySize && !isWide }
    private var isSinglePhoto: Bool { coupon.images.count == 1 }

    @ViewBuilder private var offer: some View {
        if isSinglePhoto && !isLarge {
            HStack(spacing: Spacing.medium) {
                CouponPhotos(images: coupon.images)
                    .frame(width: Extent.couponPhoto, height: Extent.couponPhoto)
                    .clipShape(RoundedRectangle(cornerRadius: Radius.photo))
                    .opacity(photoOpacity)
                texts
            }
            .padding(Spacing.large)
        } else {
            VStack(alignment: .leading, spacing: 0) {
                CouponPhotos(images: coupon.images)
                    .frame(height: isSinglePhoto || isWide ? Extent.couponBanner : Extent.couponStrip)
                    .opacity(photoOpacity)
                texts
                    .padding(Spacing.large)
            }
        }
    }

    private var texts: some View {
        VStack(alignment: .leading, spacing: Spacing.snug) {
            Badge(coupon.badge.text, kind: state == .expired ? .neutral : coupon.badge.kind)
            Text(coupon.title)
                .font(.couponTitle)
                .foregroundStyle(state == .expired ? .mutedInk : .ink)
                .lineLimit(dynamicTypeSize < .xxxLarge ? 2 : nil)
            if let subtitle = coupon.subtitle {
                Text(subtitle)
                    .font(.cardDetail)
                    .foregroundStyle(.mutedInk)
                    .lineLimit(dynamicTypeSize < .xxxLarge ? 3 : nil)
            }
        }
    }

    @ViewBuilder private var claim: some View {
        if isLarge {
            VStack(alignment: .leading, spacing: Spacing.medium) {
                terms
                button
            }
        } else {
            HStack(spacing: Spacing.medium) {
                terms
                    .frame(maxWidth: .infinity, alignment: .leading)
                button
            }
        }
    }

    private var terms: some View {
        VStack(alignment: .leading, spacing: Spacing.hair) {
            if let code = coupon.code {
                Text(code)
                    .font(.buttonLabel)
                    .tracking(0.6)
                    .foregroundStyle(state == .expired ? .mutedInk : .ink)
                    .strikethrough(state == .expired)
            }
            if let validity {
                Text(validity)
                    .font(.cardDetail)
                    .foregroundStyle(.mutedInk)
            }
        }
        .lineLimit(1)
    }

    private var validity: String? {
        guard let ends = coupon.ends?.formatted(locale: locale) else { return coupon.validity }
        return state == .expired ? String(localized: "Ended \(ends)") : String(localized: "Ends \(ends)")
    }

    private var button: some View {
        Button {
            performAction(.claimCoupon(id: coupon.id))
        } label: {
            ClaimLabel(state: state)
                .frame(maxWidth: isLarge ? .infinity : nil)
        }
        .buttonStyle(.prominent)
        .disabled(state != .available)
        .layoutPriority(1)
    }

    private var photoOpacity: Double { state == .expired ? 0.45 : 1 }
}

/// One to three pictures side by side.
private struct CouponPhotos: View {
    let images: [String]

    var body: some View {
        HStack(spacing: Spacing.hair) {
            ForEach(images.prefix(3), id: \.self) { image in
                Photo(image)
            }
        }
    }
}

/// What the button says.
private struct ClaimLabel: View {
    let state: Coupon.State

    var body: some View {
        switch state {
        case .available:
            Text("Claim")
        case .claimed:
            HStack(spacing: Spacing.tight) {
                Image(.check).accessibilityHidden(true)
                Text("Claimed")
            }
        case .expired:
            Text("Expired")
        }
    }
}
