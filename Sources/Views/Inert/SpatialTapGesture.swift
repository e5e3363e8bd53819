public import Foundation

public nonisolated struct SpatialTapGesture: Gesture, Sendable {
    public struct Value: Equatable, Sendable {
        public var location: CGPoint
    }
    public typealias Body = Never

    public var count: Int

    public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
        self.count = count
    }
}
