public import Foundation

public nonisolated struct SpatialTapGesture: RecognizingGesture, Sendable {
    public struct Value: Equatable, Sendable {
        public var location: CGPoint
    }
    public typealias Body = Never

    public var count: Int
    private let space: CoordinateSpace

    public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
        self.count = count
        self.space = coordinateSpace.coordinateSpace
    }

    @MainActor package func phases(of touches: TouchSequence) -> [GesturePhase<Value>] {
        guard touches.taps == count else { return [] }
        return GesturePhase.ended(Value(location: touches.place(touches.start, in: space)))
    }
}
