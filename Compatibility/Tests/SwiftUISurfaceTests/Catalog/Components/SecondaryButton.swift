import SwiftUI

/// A button with an outline for actions beside the main one.
public struct SecondaryButton<Label: View>: View {
    private let role: ButtonRole?
    private let action: () -> Void
    private let label: Label

    public init(role: ButtonRole? = nil, action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
        self.role = role
        self.action = action
        self.label = label()
    }

    public var body: some View {
        Button(role: role, action: action) {
            label
        }
        .buttonStyle(OutlineStyle())
    }

    private struct OutlineStyle: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            let tint: Color = configuration.role == .destructive ? .red : .brandPrimary
            configuration.label
                .font(.dsLabel)
                .foregroundColor(tint)
                .padding(.horizontal, 20)
                .frame(minHeight: 44)
                .contentShape(Rectangle())
                .overlay {
                    RoundedRectangle(cornerRadius: Radius.medium)
                        .strokeBorder(tint, lineWidth: 1.5)
                }
                .opacity(configuration.isPressed ? 0.6 : 1)
        }
    }
}

extension SecondaryButton where Label == Text {
    public init(_ title: LocalizedStringKey, role: ButtonRole? = nil, action: @escaping () -> Void) {
        self.init(role: role, action: action) {
            Text(title)
        }
    }
}

struct SecondaryButton_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            SecondaryButton("Save for later") {}
                .previewDisplayName("Plain")
            SecondaryButton("Delete", role: .destructive) {}
                .previewDisplayName("Destructive")
            SecondaryButton(action: {}) {
                HStack(spacing: 6) {
                    Image(systemName: "gift")
                    Text("Send as a gift")
                }
            }
            .previewDisplayName("With icon")
        }
        .padding(8)
        .previewLayout(.sizeThatFits)
    }
}
