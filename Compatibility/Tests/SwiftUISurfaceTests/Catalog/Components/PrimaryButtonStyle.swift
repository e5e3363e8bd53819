import SwiftUI

/// The button for a screen's main action.
public struct PrimaryButtonStyle: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.controlSize) private var controlSize

    private let isFullWidth: Bool

    public init(isFullWidth: Bool = true) {
        self.isFullWidth = isFullWidth
    }

    public func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .font(font)
            .foregroundStyle(.white)
            .padding(.vertical, verticalPadding)
            .padding(.horizontal, Spacing.m)
            .frame(maxWidth: isFullWidth ? .infinity : nil)
            .background(
                RoundedRectangle(cornerRadius: Radius.medium, style: .continuous)
                    .fill(isEnabled ? Color.brandPrimary : Color.gray.opacity(0.4))
            )
            .opacity(configuration.isPressed ? 0.8 : 1)
            .scaleEffect(configuration.isPressed ? 0.98 : 1)
            .animation(.easeOut(duration: 0.15), value: configuration.isPressed)
    }

    private var font: Font {
        controlSize == .small ? .subheadline.weight(.semibold) : .headline
    }

    private var verticalPadding: CGFloat {
        switch controlSize {
        case .mini, .small: return 8
        case .large: return 18
        default: return 14
        }
    }
}

extension ButtonStyle where Self == PrimaryButtonStyle {
    public static var primary: PrimaryButtonStyle { PrimaryButtonStyle() }
}

#Preview {
    VStack(spacing: Spacing.m) {
        Button("Continue") {}
            .buttonStyle(.primary)
        Button("Not yet") {}
            .buttonStyle(.primary)
            .disabled(true)
        Button(action: {}) {
            Label("Add to cart", systemImage: "cart")
        }
        .buttonStyle(PrimaryButtonStyle(isFullWidth: false))
        .controlSize(.small)
    }
    .padding()
}
