import SwiftUI

public extension Color {
    static let hotelBrand = Color(rgb: 0x3A5BFF)
    static let surfaceRaised = Color.dynamic(light: .init(rgb: 0xFFFFFF), dark: .init(rgb: 0x1C1C1E))

    init(rgb: UInt, alpha: Double = 1) {
        self.init(
            .sRGB,
            red: Double((rgb >> 16) & 0xff) / 255,
            green: Double((rgb >> 08) & 0xff) / 255,
            blue: Double((rgb >> 00) & 0xff) / 255,
            opacity: alpha
        )
    }

    static func dynamic(light: Color, dark: Color) -> Color {
        #if canImport(UIKit)
            Color(UIColor { $0.userInterfaceStyle == .dark ? UIColor(dark) : UIColor(light) })
        #else
            light
        #endif
    }
}

public extension ShapeStyle where Self == Color {
    static var hotelBrandStyle: Color { .hotelBrand }
}

extension Font {
    static var cardTitle: Font { .system(.title3, design: .rounded, weight: .bold) }
    static let cardBody = Font.system(size: 15, weight: .regular, design: .default).leading(.loose)
    static func mono(_ size: CGFloat) -> Font { .system(size: size).monospaced() }
}

extension EdgeInsets {
    static let card = EdgeInsets(top: 16, leading: 20, bottom: 16, trailing: 20)
}

struct CardBackground: ViewModifier {
    var isHighlighted: Bool
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.accessibilityReduceTransparency) private var reduceTransparency

    func body(content: Content) -> some View {
        if #available(iOS 26.0, macOS 26, *) {
            content
                .padding(.card)
                .background(background, in: .rect(cornerRadius: 20, style: .continuous))
                .shadow(color: .black.opacity(colorScheme == .dark ? 0.4 : 0.08), radius: 12, y: 4)
        } else if #available(iOS 17, *) {
            content.padding(.card).background(Color.surfaceRaised, in: RoundedRectangle(cornerRadius: 20))
        } else {
            content.padding(.card).background(Color.surfaceRaised).cornerRadius(20)
        }
    }

    private var background: some ShapeStyle {
        reduceTransparency
            ? AnyShapeStyle(Color.surfaceRaised)
            : AnyShapeStyle(isHighlighted ? .hotelBrand.opacity(0.15) : Color.surfaceRaised)
    }
}

extension View {
    func cardBackground(isHighlighted: Bool = false) -> some View {
        modifier(CardBackground(isHighlighted: isHighlighted))
    }

    @available(iOS, introduced: 15, deprecated: 17, renamed: "sensoryFeedback")
    func oldHaptic() -> some View { self }

    @ViewBuilder
    func hapticOnTap(trigger: Bool) -> some View {
        if #available(iOS 17.0, *) {
            sensoryFeedback(.impact(weight: .medium), trigger: trigger)
        } else {
            self
        }
    }

    func scrollTransitionIfAvailable() -> some View {
        Group {
            if #available(iOS 17, *) {
                self.scrollTransition { content, phase in
                    content.opacity(phase.isIdentity ? 1 : 0.3).scaleEffect(phase.isIdentity ? 1 : 0.9)
                }
            } else {
                self
            }
        }
    }
}

struct AvailabilityCard<Header: View, Content: View, Footer: View>: View {
    private let header: Header
    private let content: Content
    private let footer: Footer
    @State private var isTapped = false
    @ScaledMetric(relativeTo: .title3) private var spacing: CGFloat = 12

    init(
        @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header,
        @ViewBuilder footer: () -> Footer
    ) {
        self.header = header()
        self.content = content()
        self.footer = footer()
    }

    var body: some View {
        VStack(alignment: .leading, spacing: spacing) {
            header.font(.cardTitle)
            content.font(.cardBody).fixedSize(horizontal: false, vertical: true)
            if Footer.self != EmptyView.self {
                Divider()
                footer.font(.mono(12)).foregroundStyle(.secondary)
            }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .cardBackground(isHighlighted: isTapped)
        .hapticOnTap(trigger: isTapped)
        .onTapGesture(count: 2) { isTapped.toggle() }
        .onLongPressGesture(minimumDuration: 0.4, maximumDistance: 10) {
        } onPressingChanged: { _ in
        }
        .scrollTransitionIfAvailable()
    }
}

extension AvailabilityCard where Footer == EmptyView {
    init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header) {
        self.init(content: content, header: header, footer: EmptyView.init)
    }
}

#Preview("With footer") {
    AvailabilityCard {
        Text("Two rooms with a view of the harbour, from 2 June.")
    } header: {
        Text("Harbour hotel")
    } footer: {
        Text("REF 0421-77")
    }
    .padding(24)
    .background(Color(white: 0.95))
}

#Preview("Without footer") {
    AvailabilityCard {
        Text("Sold out")
    } header: {
        Text("Alpine lodge").foregroundStyle(.hotelBrandStyle)
    }.padding()
}
