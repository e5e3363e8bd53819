public import Foundation

public nonisolated struct MagnificationGesture: RecognizingGesture, Sendable {
    public typealias Value = CGFloat
    public typealias Body = Never

    private let gesture: MagnifyGesture

    public init(minimumScaleDelta: CGFloat = 0.01) {
        gesture = MagnifyGesture(minimumScaleDelta: minimumScaleDelta)
    }

    @MainActor package func phases(of touches: TouchSequence) -> [GesturePhase<CGFloat>] {
        gesture.phases(of: touches).map { $0.map(\.magnification) }
    }
}
