import SwiftUI

// What a file adds to the types of SwiftUI goes before what is of Vitrine alone.
extension Color {
    init(light: Color, dark: Color) {
        self = dark.opacity(0.9)
    }
}

/// A pill in a font and with a picture and a colour that the app brings along, and a preview does not.
struct BrandPill: View {
    let title: String

    var body: some View {
        HStack(spacing: 6) {
            Image("AppLogo")
            Image("AppPattern").resizable().frame(width: 12, height: 12)
            Text(title).font(.custom("AcmeRounded-Bold", size: 15)).foregroundStyle(.white)
        }
        .padding(.horizontal, 12)
        .padding(.vertical, 6)
        .background(Color(light: .red, dark: .indigo), in: Capsule())
        .overlay(Capsule().strokeBorder(Color("AppOutline"), lineWidth: 2))
    }
}

/// Buttons that say what their roles do.
struct RoleButtons: View {
    var body: some View {
        HStack(spacing: 12) {
            Button(role: .cancel) {}
            Button(role: .confirm) {}
            Button(role: .destructive) {}
        }
        .labelStyle(.iconOnly)
        .buttonStyle(.bordered)
        .modifier(Lifted().animation(.smooth))
    }
}

private struct Lifted: ViewModifier {
    func body(content: Content) -> some View { content.shadow(radius: 2) }
}

#Preview("Missing assets", traits: .sizeThatFitsLayout) {
    BrandPill(title: "Members only").padding()
}

#Preview("Roles", traits: .sizeThatFitsLayout) {
    RoleButtons().padding()
}
