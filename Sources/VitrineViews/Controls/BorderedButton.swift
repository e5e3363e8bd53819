import Foundation

/// A label on a background whose size and corners follow the environment.
nonisolated struct BorderedButton: View {
    let configuration: ButtonStyleConfiguration
    let color: Color
    let backdrop: Color
    @Environment(\.controlSize) private var controlSize
    @Environment(\.buttonBorderShape) private var borderShape

    @MainActor var body: some View {
        ButtonLabel(configuration: configuration, color: color)
            .font(controlSize < .regular ? .subheadline : nil)
            .padding(.horizontal, padding.width)
            .padding(.vertical, padding.height)
            .background(backdrop, in: shape)
    }

    private var padding: CGSize {
        switch controlSize {
        case .mini, .small: CGSize(width: 10, height: 5)
        case .regular: CGSize(width: 12, height: 7)
        case .large, .extraLarge: CGSize(width: 20, height: 15)
        }
    }

    private var shape: AnyShape {
        switch borderShape.kind {
        case .automatic: AnyShape(RoundedRectangle(cornerRadius: controlSize >= .large ? 12 : 8))
        case .capsule: AnyShape(Capsule())
        case .circle: AnyShape(Circle())
        case .roundedRectangle(let radius): AnyShape(RoundedRectangle(cornerRadius: radius ?? 8))
        }
    }
}
