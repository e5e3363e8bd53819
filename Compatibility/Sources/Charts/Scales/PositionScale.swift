import Foundation

/// Where values lie along an axis, as parts of its length.
struct PositionScale {
    enum Domain: Equatable {
        case names([PlottedValue])
        case numbers(ClosedRange<Double>)
        case times(ClosedRange<Double>)
    }

    let domain: Domain
    /// Whether values grow against the direction of the coordinates, as those of a y axis do.
    let isFlipped: Bool
    var startPadding: CGFloat = 0
    var endPadding: CGFloat = 0

    /// The place of a position from 0 to 1, in a length in points.
    func place(fraction: Double, in length: CGFloat) -> CGFloat {
        let inner = length - startPadding - endPadding
        let place = startPadding + inner * fraction
        return isFlipped ? length - place : place
    }

    func fraction(of position: Double) -> Double? {
        switch domain {
        case .names: nil
        case .numbers(let range), .times(let range):
            range.upperBound > range.lowerBound
                ? (position - range.lowerBound) / (range.upperBound - range.lowerBound) : 0.5
        }
    }

    /// The middle of a value's part.
    func fraction(of value: MarkValue) -> Double? {
        if case .names(let names) = domain {
            return names.firstIndex(of: value.value).map { (Double($0) + 0.5) / Double(names.count) }
        }
        return value.position.flatMap(fraction)
    }

    /// How much of the whole belongs to a value by itself: a name's part, a bin.
    func share(of value: MarkValue) -> Double {
        if case .names(let names) = domain { return 1 / Double(max(names.count, 1)) }
        guard let bin = value.bin, let start = fraction(of: bin.lowerBound),
            let end = fraction(of: bin.upperBound)
        else { return 0 }
        return end - start
    }

    func place(_ value: MarkValue, in length: CGFloat) -> CGFloat? {
        fraction(of: value).map { place(fraction: $0, in: length) }
    }

    func place(position: Double, in length: CGFloat) -> CGFloat? {
        fraction(of: position).map { place(fraction: $0, in: length) }
    }

    /// What lies at a place; nothing beyond the names.
    func value(at place: CGFloat, in length: CGFloat) -> PlottedValue? {
        let inner = length - startPadding - endPadding
        guard inner > 0 else { return nil }
        let fraction = Double(((isFlipped ? length - place : place) - startPadding) / inner)
        switch domain {
        case .names(let names):
            let index = Int((fraction * Double(names.count)).rounded(.down))
            return names.indices.contains(index) ? names[index] : nil
        case .numbers(let range):
            return .number(range.lowerBound + fraction * (range.upperBound - range.lowerBound))
        case .times(let range):
            let position = range.lowerBound + fraction * (range.upperBound - range.lowerBound)
            return .date(Date(timeIntervalSinceReferenceDate: position))
        }
    }
}
