/// The numbers that make sense for a property.
enum NumberRange: String, Sendable {
    /// Infinity stands for as much as there is room for.
    case number = "a number"
    case finite = "a finite number"
    case length = "a finite number from 0"
    /// What bounds something else.
    case bound = "a number from 0 to infinity"
    case positive = "a finite number above 0"

    func contains(_ number: Double) -> Bool {
        switch self {
        case .number: !number.isNaN
        case .finite: number.isFinite
        case .length: number.isFinite && number >= 0
        case .bound: number >= 0
        case .positive: number.isFinite && number > 0
        }
    }

    /// The number, if it is none of these.
    func fault(_ number: Double) -> ImpossibleNumber? {
        contains(number) ? nil : ImpossibleNumber(value: number, range: self)
    }

    func fault(in numbers: some Sequence<Double>) -> ImpossibleNumber? {
        for number in numbers where !contains(number) { return fault(number) }
        return nil
    }
}

/// A number that layout or painting can do nothing with.
struct ImpossibleNumber: Equatable, Sendable {
    /// The name of the property; empty until the caller adds it.
    var property = ""
    var value: Double
    /// What it must be.
    var range: NumberRange
}
