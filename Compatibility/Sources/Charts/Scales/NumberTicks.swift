import Foundation

/// Round numbers along a range.
struct NumberTicks {
    let step: Double

    /// Steps of 1, 2 or 5 times a power of ten, about as many as wanted.
    init(range: ClosedRange<Double>, desiredCount: Int, minimumStride: Double? = nil) {
        let raw = (range.upperBound - range.lowerBound) / Double(max(desiredCount, 1))
        guard raw > 0, raw.isFinite else {
            self.step = 1
            return
        }
        let power = pow(10, log10(raw).rounded(.down))
        let rest = raw / power
        let factor: Double = rest >= 7.07 ? 10 : rest >= 3.16 ? 5 : rest >= 1.41 ? 2 : 1
        self.step = max(power * factor, minimumStride ?? 0)
    }

    init(step: Double) {
        self.step = step
    }

    /// The range as far as the next steps.
    func rounded(_ range: ClosedRange<Double>, lower: Bool, upper: Bool) -> ClosedRange<Double> {
        let low = lower ? (range.lowerBound / step - 1e-9).rounded(.up) * step : range.lowerBound
        let start = lower && low > range.lowerBound + step * 1e-6 ? low - step : low
        let high = upper ? (range.upperBound / step + 1e-9).rounded(.down) * step : range.upperBound
        let end = upper && high < range.upperBound - step * 1e-6 ? high + step : high
        return start...max(end, start)
    }

    /// The steps within a range; adding zero makes one of the negative zero.
    func values(in range: ClosedRange<Double>) -> [Double] {
        guard step > 0 else { return [] }
        let first = (range.lowerBound / step - 1e-9).rounded(.up)
        let last = (range.upperBound / step + 1e-9).rounded(.down)
        guard last >= first, last - first < 1000 else { return [] }
        return stride(from: first, through: last, by: 1).map { $0 * step + 0 }
    }

    /// How many digits behind the point tell the steps apart.
    var fractionDigits: Int {
        var (digits, scaled) = (0, step)
        while digits < 6, abs(scaled - scaled.rounded()) > 1e-6 {
            digits += 1
            scaled *= 10
        }
        return digits
    }
}
