import Foundation
import VitrineJSONValues
import VitrineViews

/// How values of a type are written into sidecars, read again and checked.
struct PropertyFormat<Value>: Sendable {
    let unit: PropertyUnit
    let write: @Sendable (Value) -> JSONValue
    /// Nothing where the value is not as ``write`` makes it.
    let read: @Sendable (JSONValue) -> Value?
    var check: (@Sendable (Value) -> ImpossibleNumber?)?
}

extension PropertyFormat where Value == Double {
    static func number(_ unit: PropertyUnit, _ range: NumberRange = .finite) -> PropertyFormat {
        PropertyFormat(
            unit: unit, write: JSONValue.number, read: \.number, check: { range.fault($0) })
    }

    static func points(_ range: NumberRange = .finite) -> PropertyFormat { .number(.points, range) }

    static var factor: PropertyFormat { .number(.factor) }
}

extension PropertyFormat where Value == CGFloat {
    static func points(_ range: NumberRange = .finite) -> PropertyFormat {
        PropertyFormat(
            unit: .points, write: { .number(Double($0)) }, read: { $0.number.map { CGFloat($0) } },
            check: { range.fault(Double($0)) })
    }
}

extension PropertyFormat where Value == [Double] {
    static func numbers(_ unit: PropertyUnit) -> PropertyFormat {
        PropertyFormat(
            unit: unit, write: { .list($0.map(JSONValue.number)) }, read: \.numbers,
            check: { NumberRange.finite.fault(in: $0) })
    }
}

extension PropertyFormat where Value == Int {
    static var count: PropertyFormat {
        PropertyFormat(
            unit: .count, write: { .number(Double($0)) },
            read: { $0.number.flatMap { Int(exactly: $0) } })
    }
}

extension PropertyFormat where Value == Bool {
    static var flag: PropertyFormat {
        PropertyFormat(unit: .flag, write: JSONValue.flag, read: \.flag)
    }

    /// One of two words.
    static func word(_ positive: String, else negative: String) -> PropertyFormat {
        PropertyFormat(
            unit: .word, write: { .string($0 ? positive : negative) },
            read: { $0 == .string(positive) ? true : $0 == .string(negative) ? false : nil })
    }
}

extension PropertyFormat where Value == String {
    static var text: PropertyFormat {
        PropertyFormat(unit: .text, write: JSONValue.string, read: \.string)
    }

    static var name: PropertyFormat {
        PropertyFormat(unit: .word, write: JSONValue.string, read: \.string)
    }
}

extension PropertyFormat where Value == [String] {
    static var names: PropertyFormat {
        PropertyFormat(
            unit: .word, write: { .list($0.map(JSONValue.string)) },
            read: { value in
                let names = value.list?.compactMap(\.string)
                return names?.count == value.list?.count ? names : nil
            })
    }
}

extension PropertyFormat where Value == UInt64 {
    static var contentHash: PropertyFormat {
        PropertyFormat(
            unit: .contentHash, write: { JSONValue(hash: $0) },
            read: { $0.string.flatMap { UInt64($0, radix: 16) } })
    }
}

extension PropertyFormat where Value: RawRepresentable & SendableMetatype, Value.RawValue == String {
    static var word: PropertyFormat {
        PropertyFormat(
            unit: .word, write: { .string($0.rawValue) }, read: { $0.string.flatMap { Value(rawValue: $0) } })
    }
}

extension PropertyFormat
where Value: CaseIterable & Equatable & SendableMetatype, Value.AllCases: SendableMetatype {
    /// The words that Swift has for the cases.
    static var caseName: PropertyFormat {
        PropertyFormat(
            unit: .word, write: { .string("\($0)") },
            read: { value in Value.allCases.first { "\($0)" == value.string } })
    }
}
