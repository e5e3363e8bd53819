import Foundation

/// The system's wheel of eight spokes, 20 pt wide and 37 where controls are large; as it is when it starts.
public nonisolated struct CircularProgressViewStyle: ProgressViewStyle {
    private let tint: Color?
    @Environment(\.controlSize) private var controlSize
    @Environment(\.tint) private var environmentTint

    public init() {
        self.tint = nil
    }

    public init(tint: Color) {
        self.tint = tint
    }

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 6) {
            ZStack {
                ForEach(0..<8) { spoke in
                    Spoke(turn: Double(spoke) / 8)
                        .fill((tint ?? environmentTint ?? .gray).opacity(1 - Double(spoke) * 0.1))
                }
            }
            .frame(width: side, height: side)
            configuration.label.font(.subheadline).foregroundStyle(.secondary)
            configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
        }
    }

    private var side: CGFloat { controlSize > .regular ? 37 : 20 }

    private nonisolated struct Spoke: Shape {
        let turn: Double

        func path(in rect: CGRect) -> Path {
            let unit = rect.width / 20
            let spoke = CGRect(x: rect.midX - unit * 1.25, y: rect.minY, width: unit * 2.5, height: unit * 6)
            let middle = CGAffineTransform(translationX: -rect.midX, y: -rect.midY)
            return Path(roundedRect: spoke, cornerRadius: unit * 1.25, style: .circular).applying(
                middle.concatenating(CGAffineTransform(rotationAngle: CGFloat(turn * 2 * .pi)))
                    .concatenating(middle.inverted()))
        }
    }
}

nonisolated extension ProgressViewStyle where Self == CircularProgressViewStyle {
    public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}
