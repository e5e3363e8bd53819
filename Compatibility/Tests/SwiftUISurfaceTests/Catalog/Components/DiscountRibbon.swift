import SwiftUI

/// A ribbon across a corner.
struct DiscountRibbon: ViewModifier {
    let text: LocalizedStringKey

    func body(content: Content) -> some View {
        content
            .overlay(alignment: .topTrailing) {
                Text(text)
                    .font(.caption.weight(.heavy))
                    .foregroundColor(.white)
                    .frame(width: 120, height: 24)
                    .background(Color.red)
                    .rotationEffect(Angle(degrees: 45))
                    .offset(x: 34, y: 16)
            }
            .clipped()
            .compositingGroup()
    }
}

#Preview(traits: .sizeThatFitsLayout) {
    Rectangle()
        .fill(Color(hex: 0xDDE7F0))
        .frame(width: 160, height: 120)
        .modifier(DiscountRibbon(text: "Sale"))
}
