import Geometry

/// Refuses NaN and infinity where they come in: they would spread over the whole layout.
///
/// A programming error of the caller, since every source of numbers can say better where a wrong one comes from.
func requireFinite(_ numbers: Double?..., for subject: StaticString) {
    precondition(numbers.allSatisfy { $0?.isFinite ?? true }, "\(subject) is finite")
}

func requireFinite(_ size: Size, for subject: StaticString) {
    precondition(size.width.isFinite && size.height.isFinite, "\(subject) is finite")
}
