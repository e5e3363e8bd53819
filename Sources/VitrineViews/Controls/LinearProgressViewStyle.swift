import Foundation

/// A bar of 4 pt.
public nonisolated struct LinearProgressViewStyle: ProgressViewStyle {
    private let tint: Color?

    public init() {
        self.tint = nil
    }

    public init(tint: Color) {
        self.tint = tint
    }

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 4) {
            configuration.label
            Capsule(style: .circular)
                .fill(Color.controlTrack)
                .frame(height: 4)
                .overlay {
                    Bar(fraction: configuration.fractionCompleted ?? 0).fill(tint ?? .tintColor)
                }
            configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
        }
    }

    /// The done part of the bar.
    private nonisolated struct Bar: Shape {
        let fraction: Double

        func path(in rect: CGRect) -> Path {
            var done = rect
            done.size.width *= CGFloat(min(max(fraction, 0), 1))
            return Path(roundedRect: done, cornerRadius: rect.height / 2, style: .circular)
        }
    }
}

nonisolated extension ProgressViewStyle where Self == LinearProgressViewStyle {
    public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}
