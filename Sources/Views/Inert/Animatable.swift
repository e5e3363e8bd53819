public import Foundation

/// A type whose values can be added and scaled.
public nonisolated protocol VectorArithmetic: AdditiveArithmetic {
    var magnitudeSquared: Double { get }

    mutating func scale(by rhs: Double)
}

extension Double: VectorArithmetic {
    public var magnitudeSquared: Double { self * self }
    public mutating func scale(by rhs: Double) { self *= rhs }
}

extension Float: VectorArithmetic {
    public var magnitudeSquared: Double { Double(self * self) }
    public mutating func scale(by rhs: Double) { self *= Float(rhs) }
}

extension CGFloat: VectorArithmetic {
    public var magnitudeSquared: Double { Double(self * self) }
    public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }
}

/// What something without animatable data has.
public nonisolated struct EmptyAnimatableData: VectorArithmetic, Sendable {
    public init() {}

    public static var zero: EmptyAnimatableData { EmptyAnimatableData() }
    public static func + (left: Self, right: Self) -> Self { left }
    public static func - (left: Self, right: Self) -> Self { left }
    public var magnitudeSquared: Double { 0 }
    public mutating func scale(by rhs: Double) {}
}

/// Two values that change together.
public nonisolated struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic
{
    public var first: First
    public var second: Second

    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    public static var zero: Self { Self(.zero, .zero) }
    public static func + (left: Self, right: Self) -> Self {
        Self(left.first + right.first, left.second + right.second)
    }
    public static func - (left: Self, right: Self) -> Self {
        Self(left.first - right.first, left.second - right.second)
    }
    public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
    public mutating func scale(by rhs: Double) {
        first.scale(by: rhs)
        second.scale(by: rhs)
    }
}

extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}

/// Something that could change gradually.
public nonisolated protocol Animatable {
    associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData

    var animatableData: AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
    public var animatableData: EmptyAnimatableData {
        get { EmptyAnimatableData() }
        set {}
    }
}

extension Animatable where Self: VectorArithmetic {
    public var animatableData: Self {
        get { self }
        set { self = newValue }
    }
}

extension Double: Animatable {}
extension Float: Animatable {}
extension CGFloat: Animatable {}

extension CGPoint: Animatable {
    public var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(x, y) }
        set { (x, y) = (newValue.first, newValue.second) }
    }
}

extension CGSize: Animatable {
    public var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(width, height) }
        set { (width, height) = (newValue.first, newValue.second) }
    }
}

extension CGRect: Animatable {
    public var animatableData: AnimatablePair<CGPoint.AnimatableData, CGSize.AnimatableData> {
        get { AnimatablePair(origin.animatableData, size.animatableData) }
        set { (origin.animatableData, size.animatableData) = (newValue.first, newValue.second) }
    }
}

extension Angle: Animatable {
    public var animatableData: Double {
        get { radians }
        set { radians = newValue }
    }
}

extension UnitPoint: Animatable {
    public var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(x, y) }
        set { (x, y) = (newValue.first, newValue.second) }
    }
}

extension EdgeInsets: Animatable {
    public var animatableData:
        AnimatablePair<CGFloat, AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>>
    {
        get { AnimatablePair(top, AnimatablePair(leading, AnimatablePair(bottom, trailing))) }
        set {
            top = newValue.first
            leading = newValue.second.first
            bottom = newValue.second.second.first
            trailing = newValue.second.second.second
        }
    }
}

/// A modifier that could change gradually.
public protocol AnimatableModifier: Animatable, ViewModifier {}
