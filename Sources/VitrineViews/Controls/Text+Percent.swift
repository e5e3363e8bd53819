import Foundation

extension Text {
    /// A share of one as whole percents, as the locale of the picture writes them.
    nonisolated init(percentOf fraction: Double) {
        self.init(
            (fraction * 100).rounded() / 100, format: .percent.precision(.fractionLength(0)))
    }
}
