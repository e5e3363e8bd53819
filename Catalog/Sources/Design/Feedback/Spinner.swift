import Vitrine

/// Something is under way.
public struct Spinner: View {
    public init() {}

    public var body: some View {
        Circle()
            .trim(from: 0, to: 0.72)
            .stroke(style: StrokeStyle(lineWidth: 2.5, lineCap: .round))
            .frame(width: Extent.spinner, height: Extent.spinner)
            .accessibilityElement()
            .accessibilityLabel("Loading")
    }
}
