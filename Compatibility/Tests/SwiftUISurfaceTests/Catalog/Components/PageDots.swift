import SwiftUI

/// Which of several pages is shown.
struct PageDots: View {
    let count: Int
    @Binding var page: Int

    var body: some View {
        HStack(spacing: 8) {
            ForEach(0..<count, id: \.self) { index in
                Capsule()
                    .fill(index == page ? Color.primary : Color.secondary.opacity(0.35))
                    .frame(width: index == page ? 22 : 8, height: 8)
                    .id(index)
            }
        }
        .animation(.interpolatingSpring(stiffness: 200, damping: 20), value: page)
        .gesture(TapGesture().onEnded { page = (page + 1) % count })
        .accessibilityLabel(Text("Page \(page + 1) of \(count)"))
    }
}

#Preview(traits: .sizeThatFitsLayout) {
    PageDots(count: 5, page: .constant(1))
}
