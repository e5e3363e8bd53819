public import Foundation

public nonisolated struct MagnificationGesture: Gesture, Sendable {
    public typealias Value = CGFloat
    public typealias Body = Never

    public init(minimumScaleDelta: CGFloat = 0.01) {}
}
