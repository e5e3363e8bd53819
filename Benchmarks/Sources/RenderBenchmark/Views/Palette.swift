import Vitrine

extension Color {
    /// A colour as CSS writes it, `#RRGGBB`.
    init(hex: String) {
        let value = UInt32(hex.dropFirst(), radix: 16) ?? 0
        self.init(
            red: Double(value >> 16 & 255) / 255, green: Double(value >> 8 & 255) / 255,
            blue: Double(value & 255) / 255)
    }
}

extension ShapeStyle where Self == Color {
    static var ink: Color { .ink }
    static var mutedInk: Color { .mutedInk }
}

extension Color {
    static let ink = Color(hex: "#222222")
    static let mutedInk = Color(hex: "#757575")
    static let sale = Color(hex: "#D9001B")
}

extension Shape where Self == RoundedRectangle {
    /// Corners that are parts of circles, as CSS has them.
    static func rounded(_ radius: CGFloat) -> RoundedRectangle {
        RoundedRectangle(cornerRadius: radius, style: .circular)
    }
}

/// One of the workload's photos, cut to fill its place.
struct Photo: View {
    let number: Int
    let width: CGFloat
    let height: CGFloat
    let radius: CGFloat

    var body: some View {
        Image(number < 10 ? "photo0\(number)" : "photo\(number)")
            .resizable()
            .scaledToFill()
            .frame(width: width, height: height)
            .clipShape(.rounded(radius))
    }
}

/// An icon in a square of its own size.
struct Icon: View {
    let name: String
    let extent: CGFloat

    var body: some View {
        Image(systemName: name)
            .resizable()
            .frame(width: extent, height: extent)
    }
}

/// A title above a line of details, both cut with an ellipsis.
struct Titles: View {
    let title: String
    let detail: String
    let titleSize: CGFloat

    var body: some View {
        VStack(alignment: .leading, spacing: 2) {
            Text(title)
                .font(.system(size: titleSize, weight: .semibold))
                .foregroundStyle(.ink)
            Text(detail)
                .font(.system(size: 13))
                .foregroundStyle(.mutedInk)
        }
        .lineLimit(1)
        .frame(maxWidth: .infinity, alignment: .leading)
    }
}
