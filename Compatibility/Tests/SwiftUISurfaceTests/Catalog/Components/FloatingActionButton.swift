import SwiftUI

/// A button that hovers over the content of a screen.
struct FloatingActionButton: View {
    var symbol = "plus"
    var title: String?
    var action: () -> Void

    var body: some View {
        Button(action: action) {
            HStack(spacing: 8) {
                Image(systemName: symbol)
                    .imageScale(.large)
                if let title {
                    Text(title)
                        .fontWeight(.semibold)
                }
            }
            .padding(.horizontal, title == nil ? 0 : 20)
            .frame(minWidth: 56, minHeight: 56)
            .foregroundColor(.white)
            .background(
                Capsule(style: .continuous)
                    .fill(
                        LinearGradient(
                            gradient: Gradient(colors: [Color(hex: 0x5B8DEF), Color(hex: 0x2F5BD0)]),
                            startPoint: .topLeading,
                            endPoint: .bottomTrailing
                        )
                    )
            )
            .shadow(color: Color.black.opacity(0.25), radius: 8, x: 0, y: 4)
        }
        .buttonStyle(PlainButtonStyle())
    }
}

#Preview {
    ZStack(alignment: .bottomTrailing) {
        Color.gray.opacity(0.1)
            .frame(height: 120)
        HStack {
            FloatingActionButton(title: "New order") {}
            FloatingActionButton {}
        }
        .padding(16)
    }
}
