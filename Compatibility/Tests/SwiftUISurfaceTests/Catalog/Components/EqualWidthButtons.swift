import SwiftUI

private struct MaximumWidthKey: PreferenceKey {
    static let defaultValue: CGFloat = 0

    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
        value = max(value, nextValue())
    }
}

/// Buttons that are all as wide as the widest of them.
struct EqualWidthButtons: View {
    let titles: [String]
    @State private var width: CGFloat?

    var body: some View {
        VStack(spacing: 8) {
            ForEach(titles, id: \.self) { title in
                Button(title) {}
                    .padding(.horizontal, 16)
                    .padding(.vertical, 8)
                    .background(
                        GeometryReader { proxy in
                            Color.clear.preference(key: MaximumWidthKey.self, value: proxy.size.width)
                        }
                    )
                    .frame(width: width)
                    .background(Color.accentColor.opacity(0.15))
                    .clipShape(Capsule())
            }
        }
        .onPreferenceChange(MaximumWidthKey.self) { newWidth in
            width = newWidth
        }
    }
}

#Preview {
    EqualWidthButtons(titles: ["OK", "Maybe later", "Never show this again"])
}
