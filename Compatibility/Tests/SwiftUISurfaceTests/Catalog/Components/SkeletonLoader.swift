import SwiftUI

/// Grey bars where texts will be.
struct SkeletonModifier: ViewModifier {
    let isActive: Bool
    @State private var phase: CGFloat = 0

    func body(content: Content) -> some View {
        content
            .redacted(reason: isActive ? .placeholder : [])
            .overlay {
                if isActive {
                    LinearGradient(
                        stops: [
                            .init(color: .white.opacity(0), location: 0),
                            .init(color: .white.opacity(0.5), location: 0.5),
                            .init(color: .white.opacity(0), location: 1),
                        ],
                        startPoint: .leading,
                        endPoint: .trailing
                    )
                    .allowsHitTesting(false)
                }
            }
            .onAppear {
                withAnimation(.linear(duration: 1.2).repeatForever(autoreverses: false)) {
                    phase = 1
                }
            }
    }
}

extension View {
    func skeleton(_ isActive: Bool) -> some View {
        modifier(SkeletonModifier(isActive: isActive))
    }
}

private struct Article: View {
    var body: some View {
        HStack(alignment: .top, spacing: 12) {
            RoundedRectangle(cornerRadius: 8)
                .fill(Color.gray.opacity(0.3))
                .frame(width: 56, height: 56)
            VStack(alignment: .leading, spacing: 6) {
                Text("How to glaze a mug").font(.headline)
                Text("Three coats, and patience between them.").font(.subheadline)
            }
        }
    }
}

#Preview {
    VStack(alignment: .leading, spacing: 16) {
        Article()
        Article().skeleton(true)
    }
}
