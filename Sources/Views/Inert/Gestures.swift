public import Foundation

/// What a finger does; nothing happens in a picture.
@MainActor @preconcurrency
public protocol Gesture<Value> {
    associatedtype Value
    associatedtype Body: Gesture

    var body: Body { get }
}

extension Never: Gesture {
    public typealias Value = Never
}

extension Gesture where Body == Never {
    public var body: Never { preconditionFailure("nothing touches a picture") }
}

extension Gesture {
    public func onEnded(_ action: @escaping (Value) -> Void) -> Self { self }

    public func onChanged(_ action: @escaping (Value) -> Void) -> Self where Value: Equatable { self }

    public func updating<State>(
        _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
    ) -> GestureStateGesture<Self, State> {
        GestureStateGesture()
    }

    public func map<Mapped>(_ body: @escaping (Value) -> Mapped) -> MappedGesture<Self, Mapped> {
        MappedGesture()
    }

    public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
        SimultaneousGesture(self, other)
    }

    public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
        SequenceGesture(self, other)
    }

    public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
        ExclusiveGesture(self, other)
    }
}

public nonisolated struct TapGesture: Gesture, Sendable {
    public typealias Value = Void
    public typealias Body = Never

    public var count: Int

    public init(count: Int = 1) {
        self.count = count
    }
}

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

public nonisolated struct LongPressGesture: Gesture, Sendable {
    public typealias Value = Bool
    public typealias Body = Never

    public var minimumDuration: Double
    public var maximumDistance: CGFloat

    public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
        self.minimumDuration = minimumDuration
        self.maximumDistance = maximumDistance
    }
}

public nonisolated struct DragGesture: Gesture, Sendable {
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

    public init(
        minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local
    ) {
        self.minimumDistance = minimumDistance
    }

    @_disfavoredOverload
    public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace) {
        self.minimumDistance = minimumDistance
    }
}

public nonisolated struct MagnificationGesture: Gesture, Sendable {
    public typealias Value = CGFloat
    public typealias Body = Never

    public init(minimumScaleDelta: CGFloat = 0.01) {}
}

public nonisolated struct MagnifyGesture: Gesture, Sendable {
    public struct Value: Equatable, Sendable {
        public var magnification: CGFloat
        public var velocity: CGFloat
        public var startAnchor: UnitPoint
        public var startLocation: CGPoint
    }
    public typealias Body = Never

    public init(minimumScaleDelta: CGFloat = 0.01) {}
}

public nonisolated struct RotationGesture: Gesture, Sendable {
    public typealias Value = Angle
    public typealias Body = Never

    public init(minimumAngleDelta: Angle = .degrees(1)) {}
}

public nonisolated struct RotateGesture: Gesture, Sendable {
    public struct Value: Equatable, Sendable {
        public var rotation: Angle
        public var velocity: Angle
        public var startAnchor: UnitPoint
        public var startLocation: CGPoint
    }
    public typealias Body = Never

    public init(minimumAngleDelta: Angle = .degrees(1)) {}
}

public struct MappedGesture<Base: Gesture, Value>: Gesture {
    public typealias Body = Never
}

public struct GestureStateGesture<Base: Gesture, State>: Gesture {
    public typealias Value = Base.Value
    public typealias Body = Never
}

public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
    public struct Value {
        public var first: First.Value?
        public var second: Second.Value?
    }
    public typealias Body = Never

    public init(_ first: First, _ second: Second) {}
}

extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
    public enum Value {
        case first(First.Value)
        case second(First.Value, Second.Value?)
    }
    public typealias Body = Never

    public init(_ first: First, _ second: Second) {}
}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
    public enum Value {
        case first(First.Value)
        case second(Second.Value)
    }
    public typealias Body = Never

    public init(_ first: First, _ second: Second) {}
}

extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

public struct AnyGesture<Value>: Gesture {
    public typealias Body = Never

    public init<Base: Gesture>(_ gesture: Base) where Base.Value == Value {}
}

/// Which gestures of a view count.
public nonisolated struct GestureMask: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    public static let none: GestureMask = []
    public static let gesture = GestureMask(rawValue: 1)
    public static let subviews = GestureMask(rawValue: 2)
    public static let all: GestureMask = [.gesture, .subviews]
}

/// A value that a gesture changes while it lasts; in a picture the initial one.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
    public let wrappedValue: Value

    public init(wrappedValue: Value) {
        self.wrappedValue = wrappedValue
    }

    public init(initialValue: Value) {
        self.wrappedValue = initialValue
    }

    public init(wrappedValue: Value, resetTransaction: Transaction) {
        self.wrappedValue = wrappedValue
    }

    public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        self.wrappedValue = wrappedValue
    }

    public var projectedValue: GestureState<Value> { self }
}

extension GestureState where Value: ExpressibleByNilLiteral {
    public init(resetTransaction: Transaction = Transaction()) {
        self.init(wrappedValue: nil)
    }
}
