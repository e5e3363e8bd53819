import SwiftUI

/// Keeps an action at the bottom of what scrolls.
struct StickyFooter<Content: View, Footer: View>: View {
    @ViewBuilder let content: Content
    @ViewBuilder let footer: Footer

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 12) {
                content
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            .padding()
        }
        .safeAreaInset(edge: .bottom) {
            footer
                .padding()
                .frame(maxWidth: .infinity)
                .background(.ultraThinMaterial)
        }
    }
}

#Preview(traits: .fixedLayout(width: 320, height: 240)) {
    StickyFooter {
        ForEach(1..<5) { line in
            Text("Line \(line) of what can be read here")
        }
    } footer: {
        Button("Accept") {}
            .buttonStyle(.borderedProminent)
    }
}
