// swift-format-ignore-file: NoLeadingUnderscores
// The names are those of the standard library.

public import Foundation

// Foundation on Linux makes objects of all numbers but this one.
extension CGFloat: @retroactive _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: Double(self)) }

    public static func _forceBridgeFromObjectiveC(_ number: NSNumber, result: inout CGFloat?) {
        result = CGFloat(number.doubleValue)
    }

    public static func _conditionallyBridgeFromObjectiveC(
        _ number: NSNumber, result: inout CGFloat?
    ) -> Bool {
        result = CGFloat(number.doubleValue)
        return true
    }

    public static func _unconditionallyBridgeFromObjectiveC(_ number: NSNumber?) -> CGFloat {
        number.map { CGFloat($0.doubleValue) } ?? 0
    }
}

extension CGFloat {
    public init(truncating number: NSNumber) {
        self.init(number.doubleValue)
    }

    public init?(exactly number: NSNumber) {
        self.init(number.doubleValue)
    }
}

/// C's function of `long double`, which on Apple's devices is `Double`.
@_disfavoredOverload
public func powl(_ base: Double, _ exponent: Double) -> Double { pow(base, exponent) }
