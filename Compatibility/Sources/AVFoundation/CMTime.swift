// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple's systems.

public typealias CMTimeValue = Int64
public typealias CMTimeScale = Int32

/// A time as Core Media has it: a whole number of parts of a second.
public struct CMTime: Hashable, Comparable, Sendable {
    public var value: CMTimeValue
    /// Parts of a second; 0 where there is no time.
    public var timescale: CMTimeScale

    public init(value: CMTimeValue, timescale: CMTimeScale) {
        self.value = value
        self.timescale = timescale
    }

    /// The nearest time, halves away from zero.
    public init(seconds: Double, preferredTimescale: CMTimeScale) {
        let value = (seconds * Double(preferredTimescale)).rounded()
        self = Int64(exactly: value).map { CMTime(value: $0, timescale: preferredTimescale) } ?? .invalid
    }

    public static let zero = CMTime(value: 0, timescale: 1)
    public static let invalid = CMTime(value: 0, timescale: 0)

    public var isValid: Bool { timescale > 0 }
    public var isNumeric: Bool { isValid }

    /// Not a number where there is no time.
    public var seconds: Double { isValid ? Double(value) / Double(timescale) : .nan }

    public static func == (left: CMTime, right: CMTime) -> Bool {
        left.isValid == right.isValid
            && left.value.multipliedFullWidth(by: Int64(right.timescale))
                == right.value.multipliedFullWidth(by: Int64(left.timescale))
    }

    /// Where there is no time it comes last, as Core Media orders them.
    public static func < (left: CMTime, right: CMTime) -> Bool {
        guard left.isValid, right.isValid else { return left.isValid }
        return left.value.multipliedFullWidth(by: Int64(right.timescale))
            < right.value.multipliedFullWidth(by: Int64(left.timescale))
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(isValid ? seconds : nil)
    }
}

public func CMTimeMake(value: CMTimeValue, timescale: CMTimeScale) -> CMTime {
    CMTime(value: value, timescale: timescale)
}

public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: CMTimeScale) -> CMTime {
    CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}

public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }

public func CMTimeMultiplyByFloat64(_ time: CMTime, multiplier: Double) -> CMTime {
    guard time.isValid else { return .invalid }
    return CMTime(seconds: time.seconds * multiplier, preferredTimescale: time.timescale)
}
