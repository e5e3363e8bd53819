public import Foundation

/// What charts place by themselves: numbers, points in time, texts.
public protocol PrimitivePlottableProtocol {
    var plottedValue: PlottedValue { get }

    init?(plottedValue: PlottedValue)
}

/// What charts can show.
public protocol Plottable {
    associatedtype PrimitivePlottable: PrimitivePlottableProtocol

    var primitivePlottable: PrimitivePlottable { get }

    init?(primitivePlottable: PrimitivePlottable)
}

extension Plottable where Self: PrimitivePlottableProtocol, PrimitivePlottable == Self {
    public var primitivePlottable: Self { self }

    public init?(primitivePlottable: Self) { self = primitivePlottable }
}

extension Plottable where Self: RawRepresentable, RawValue: PrimitivePlottableProtocol {
    public var primitivePlottable: RawValue { rawValue }

    public init?(primitivePlottable: RawValue) { self.init(rawValue: primitivePlottable) }
}

extension Plottable {
    var plotted: PlottedValue { primitivePlottable.plottedValue }

    init?(plotted: PlottedValue) {
        guard let primitive = PrimitivePlottable(plottedValue: plotted) else { return nil }
        self.init(primitivePlottable: primitive)
    }
}

extension String: Plottable, PrimitivePlottableProtocol {
    public typealias PrimitivePlottable = String

    public var plottedValue: PlottedValue { .category(self) }

    public init?(plottedValue: PlottedValue) {
        guard case .category(let name) = plottedValue else { return nil }
        self = name
    }
}

extension Date: Plottable, PrimitivePlottableProtocol {
    public typealias PrimitivePlottable = Date

    public var plottedValue: PlottedValue { .date(self) }

    public init?(plottedValue: PlottedValue) {
        guard case .date(let date) = plottedValue else { return nil }
        self = date
    }
}

extension Decimal: Plottable, PrimitivePlottableProtocol {
    public typealias PrimitivePlottable = Decimal

    public var plottedValue: PlottedValue { .number(NSDecimalNumber(decimal: self).doubleValue) }

    public init?(plottedValue: PlottedValue) {
        guard case .number(let number) = plottedValue else { return nil }
        self.init(number)
    }
}

extension PrimitivePlottableProtocol where Self: BinaryInteger {
    public var plottedValue: PlottedValue { .number(Double(self)) }

    public init?(plottedValue: PlottedValue) {
        guard case .number(let number) = plottedValue, let integer = Self(exactly: number.rounded()) else {
            return nil
        }
        self = integer
    }
}

extension PrimitivePlottableProtocol where Self: BinaryFloatingPoint {
    public var plottedValue: PlottedValue { .number(Double(self)) }

    public init?(plottedValue: PlottedValue) {
        guard case .number(let number) = plottedValue else { return nil }
        self.init(number)
    }
}

extension Int: Plottable, PrimitivePlottableProtocol { public typealias PrimitivePlottable = Int }
extension Int8: Plottable, PrimitivePlottableProtocol { public typealias PrimitivePlottable = Int8 }
extension Int16: Plottable, PrimitivePlottableProtocol { public typealias PrimitivePlottable = Int16 }
extension Int32: Plottable, PrimitivePlottableProtocol { public typealias PrimitivePlottable = Int32 }
extension Int64: Plottable, PrimitivePlottableProtocol { public typealias PrimitivePlottable = Int64 }
extension UInt: Plottable, PrimitivePlottableProtocol { public typealias PrimitivePlottable = UInt }
extension UInt8: Plottable, PrimitivePlottableProtocol { public typealias PrimitivePlottable = UInt8 }
extension UInt16: Plottable, PrimitivePlottableProtocol { public typealias PrimitivePlottable = UInt16 }
extension UInt32: Plottable, PrimitivePlottableProtocol { public typealias PrimitivePlottable = UInt32 }
extension UInt64: Plottable, PrimitivePlottableProtocol { public typealias PrimitivePlottable = UInt64 }
extension Double: Plottable, PrimitivePlottableProtocol { public typealias PrimitivePlottable = Double }
extension Float: Plottable, PrimitivePlottableProtocol { public typealias PrimitivePlottable = Float }
extension CGFloat: Plottable, PrimitivePlottableProtocol { public typealias PrimitivePlottable = CGFloat }
