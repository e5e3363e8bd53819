public import Foundation

public nonisolated struct DragGesture: RecognizingGesture, Sendable {
    public struct Value: Equatable, Sendable {
        public var time: Date
        public var location: CGPoint
        public var startLocation: CGPoint
        public var velocity: CGSize
        public var predictedEndLocation: CGPoint

        public var translation: CGSize {
            CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
        }
        public var predictedEndTranslation: CGSize {
            CGSize(
                width: predictedEndLocation.x - startLocation.x,
                height: predictedEndLocation.y - startLocation.y)
        }
    }
    public typealias Body = Never

    public var minimumDistance: CGFloat
    private let space: CoordinateSpace

    public init(
        minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local
    ) {
        self.init(minimumDistance: minimumDistance, coordinateSpace: coordinateSpace.coordinateSpace)
    }

    @_disfavoredOverload
    public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace) {
        self.minimumDistance = minimumDistance
        self.space = coordinateSpace
    }

    /// The finger stops before it goes: it has no velocity, and ends where it is.
    @MainActor package func phases(of touches: TouchSequence) -> [GesturePhase<Value>] {
        var places = touches.path.drop { Self.distance(from: touches.start, to: $0) < minimumDistance }
        if minimumDistance == 0 { places = [touches.start] + places }
        guard let last = places.last else { return [] }
        let value = { (place: CGPoint) in
            let location = touches.place(place, in: space)
            return Value(
                time: Date(timeIntervalSinceReferenceDate: 0), location: location,
                startLocation: touches.place(touches.start, in: space), velocity: .zero,
                predictedEndLocation: location)
        }
        return places.map { GesturePhase(value: value($0)) } + GesturePhase.ended(value(last))
    }

    private static func distance(from start: CGPoint, to end: CGPoint) -> CGFloat {
        ((end.x - start.x) * (end.x - start.x) + (end.y - start.y) * (end.y - start.y)).squareRoot()
    }
}
