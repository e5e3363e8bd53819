import Foundation
import PictureFoundation
import QuartzCore

/// How values of properties stand to each other.
struct ValueComparison: Sendable {
    private enum Kind {
        case plain, caseInsensitive, standard
    }

    private let kind: Kind

    init(selector: Selector? = nil) {
        let name = selector.map { "\($0)" } ?? ""
        kind =
            name.contains("aseInsensitiveCompare")
            ? .caseInsensitive
            : name.contains("localized") ? .standard : .plain
    }

    func compare(_ left: Any?, _ right: Any?) -> ComparisonResult {
        switch (unwrapped(left), unwrapped(right)) {
        case (nil, nil): .orderedSame
        case (nil, _): .orderedAscending
        case (_, nil): .orderedDescending
        case (let left?, let right?): compare(present: left, right)
        }
    }

    private func compare(present left: Any, _ right: Any) -> ComparisonResult {
        switch (left, right) {
        case (let left as String, let right as String):
            switch kind {
            case .plain: Self.order(left, right)
            case .caseInsensitive: left.caseInsensitiveCompare(right)
            case .standard: left.localizedStandardCompare(right)
            }
        case (let left as Date, let right as Date): Self.order(left, right)
        case (let left as NSNumber, let right as NSNumber): left.compare(right)
        case (let left as any Comparable, _): Self.compare(left, right)
        default: .orderedSame
        }
    }

    private static func compare<Value: Comparable>(_ left: Value, _ right: Any) -> ComparisonResult {
        (right as? Value).map { order(left, $0) } ?? .orderedSame
    }

    private static func order<Value: Comparable>(_ left: Value, _ right: Value) -> ComparisonResult {
        left == right ? .orderedSame : left < right ? .orderedAscending : .orderedDescending
    }
}
