import SwiftUI

/// A short message that goes away by itself.
struct Toast: ViewModifier {
    @Binding var message: String?

    func body(content: Content) -> some View {
        content
            .overlay(alignment: .bottom) {
                if let message {
                    Text(message)
                        .font(.subheadline)
                        .foregroundColor(.white)
                        .padding(.horizontal, 16)
                        .padding(.vertical, 10)
                        .background(Color.black.opacity(0.8), in: Capsule())
                        .padding(.bottom, 12)
                        .transition(.opacity)
                        .task {
                            self.message = message
                        }
                }
            }
            .animation(.easeInOut, value: message)
    }
}

extension View {
    func toast(_ message: Binding<String?>) -> some View {
        modifier(Toast(message: message))
    }
}

#Preview {
    Color.gray.opacity(0.15)
        .frame(height: 120)
        .toast(.constant("Copied to the clipboard"))
}
