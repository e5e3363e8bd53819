import Foundation

/// The small angle of links and menus, drawn here so that controls need no icon of a catalogue.
nonisolated struct Chevron: View {
    enum Direction { case forward, down, upAndDown }

    let direction: Direction
    @Environment(\.layoutDirection) private var layoutDirection

    @MainActor var body: some View {
        Angles(direction: direction, isMirrored: layoutDirection == .rightToLeft)
            .stroke(ForegroundStyle(), style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
            .frame(width: size.width, height: size.height)
            .accessibilityHidden(true)
    }

    private var size: CGSize {
        switch direction {
        case .forward: CGSize(width: 7, height: 12)
        case .down: CGSize(width: 13, height: 8)
        case .upAndDown: CGSize(width: 9, height: 13)
        }
    }

    private nonisolated struct Angles: Shape {
        let direction: Direction
        let isMirrored: Bool

        func path(in rect: CGRect) -> Path {
            // The stroke lies in the frame.
            let rect = rect.insetBy(dx: 1, dy: 1)
            return Path { path in
                switch direction {
                case .forward:
                    let (start, end) = isMirrored ? (rect.maxX, rect.minX) : (rect.minX, rect.maxX)
                    path.addLines([
                        CGPoint(x: start, y: rect.minY), CGPoint(x: end, y: rect.midY),
                        CGPoint(x: start, y: rect.maxY),
                    ])
                case .down:
                    path.addLines([
                        CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.midX, y: rect.maxY),
                        CGPoint(x: rect.maxX, y: rect.minY),
                    ])
                case .upAndDown:
                    let height = rect.width / 2
                    path.addLines([
                        CGPoint(x: rect.minX, y: rect.minY + height), CGPoint(x: rect.midX, y: rect.minY),
                        CGPoint(x: rect.maxX, y: rect.minY + height),
                    ])
                    path.addLines([
                        CGPoint(x: rect.minX, y: rect.maxY - height), CGPoint(x: rect.midX, y: rect.maxY),
                        CGPoint(x: rect.maxX, y: rect.maxY - height),
                    ])
                }
            }
        }
    }
}
