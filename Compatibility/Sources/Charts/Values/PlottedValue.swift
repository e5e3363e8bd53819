public import Foundation

/// A value as charts place it: a number, a point in time or one of several names.
public enum PlottedValue: Hashable, Sendable {
    case number(Double)
    case date(Date)
    case category(String)

    /// The place on a scale of numbers or times; nothing for names, and for numbers that lie nowhere.
    var position: Double? {
        switch self {
        case .number(let number): number.isFinite ? number : nil
        case .date(let date): date.timeIntervalSinceReferenceDate
        case .category: nil
        }
    }

    var isCategory: Bool { if case .category = self { true } else { false } }
}
