extension Path {
    /// The area of the path by outlines that do not cross each other.
    public func normalized(eoFill: Bool = true) -> Path {
        PathCombination(self, Path(), isEvenOdd: eoFill).area { isInFirst, _ in isInFirst }
    }

    /// The area that both paths cover.
    public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
        PathCombination(self, other, isEvenOdd: eoFill).area { $0 && $1 }
    }

    /// The area that either path covers.
    public func union(_ other: Path, eoFill: Bool = false) -> Path {
        PathCombination(self, other, isEvenOdd: eoFill).area { $0 || $1 }
    }

    /// The area of this path without that of the other.
    public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
        PathCombination(self, other, isEvenOdd: eoFill).area { $0 && !$1 }
    }

    /// The area that one of the paths covers, and not both.
    public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
        PathCombination(self, other, isEvenOdd: eoFill).area { $0 != $1 }
    }

    /// The parts of this path's line that lie in the area of the other.
    public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
        PathCombination(Path(), other, isEvenOdd: eoFill).line(of: self, isInside: true)
    }

    /// The parts of this path's line that lie outside of the area of the other.
    public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
        PathCombination(Path(), other, isEvenOdd: eoFill).line(of: self, isInside: false)
    }
}
