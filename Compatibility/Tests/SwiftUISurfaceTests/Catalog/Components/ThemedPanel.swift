import SwiftUI

/// How the panels of a part of the app look.
struct PanelTheme {
    var background: Color = .gray.opacity(0.12)
    var cornerRadius: CGFloat = 12
    var titleFont: Font = .headline
}

extension EnvironmentValues {
    @Entry var panelTheme = PanelTheme()
    @Entry var panelDensity: CGFloat = 1
}

extension View {
    func panelTheme(_ theme: PanelTheme) -> some View {
        environment(\.panelTheme, theme)
    }
}

struct ThemedPanel<Content: View>: View {
    let title: LocalizedStringKey
    @ViewBuilder var content: Content

    @Environment(\.panelTheme) private var theme
    @Environment(\.panelDensity) private var density

    var body: some View {
        VStack(alignment: .leading, spacing: 8 * density) {
            Text(title).font(theme.titleFont)
            content
        }
        .padding(16 * density)
        .frame(maxWidth: .infinity, alignment: .leading)
        .background(theme.background)
        .cornerRadius(theme.cornerRadius)
    }
}

#Preview {
    VStack {
        ThemedPanel(title: "Standard") {
            Text("As everywhere")
        }
        ThemedPanel(title: "Festive") {
            Text("In one part of the app")
        }
        .panelTheme(PanelTheme(background: .pink.opacity(0.2), cornerRadius: 24, titleFont: .title3.bold()))
        .environment(\.panelDensity, 0.5)
    }
}
