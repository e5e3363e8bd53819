import VitrineGeometry

/// The bounds within which the engine computes: every public function takes any `Double`, and this is the one place that bounds it.
///
/// - NaN counts as if nothing had been given: as nil or the initial value where there is one, else as 0.
/// - A length lies between −10¹² and 10¹² points (``LayoutTree/lengthLimit``); what is beyond counts as that. Infinity stays infinity only
///   where it has a meaning: in a proposal, in the upper bound of a frame or a track, and in the size that answers an infinite
///   proposal.
/// - An extent (a size, padding, border, flex factor, lower bound) that is negative counts as 0.
/// - A ratio that is not positive and finite counts as none.
///
/// Boxes are finite whatever comes in. Within one node's algorithm a length is multiplied with a percentage and a ratio a few times
/// at most, so that from such numbers no infinity and no NaN arises; what goes from node to node is bounded anew.
extension Double {
    /// A ratio of lengths that nothing exceeds; its reciprocal is the least.
    private static var ratioLimit: Double { 1e9 }

    /// A length of either sign; NaN is 0.
    @inline(__always)
    var boundedLength: Double {
        if magnitude <= LayoutTree.lengthLimit { return self }
        return isNaN ? 0 : self > 0 ? LayoutTree.lengthLimit : -LayoutTree.lengthLimit
    }

    /// A length from 0; NaN is 0.
    @inline(__always)
    var boundedExtent: Double { self > 0 ? Swift.min(self, LayoutTree.lengthLimit) : 0 }

    /// An upper bound or the answer to a proposal, from 0 to infinity; NaN is 0.
    var extentOrInfinity: Double { self == .infinity ? self : boundedExtent }

    /// A sum of such answers and spacings; NaN is 0.
    @inline(__always)
    var lengthOrInfinity: Double { self == .infinity ? self : boundedLength }

    /// A width by a height; nothing if it is not positive and finite.
    var boundedRatio: Double? {
        guard self > 0, isFinite else { return nil }
        return Swift.max(1 / Self.ratioLimit, Swift.min(self, Self.ratioLimit))
    }

    /// Points per device pixel; 1 if it is not positive and finite.
    var boundedPixelLength: Double {
        guard self > 0, isFinite else { return 1 }
        return Swift.max(1e-6, Swift.min(self, 1e6))
    }

    /// The number, or nothing where it is NaN.
    var number: Double? { isNaN ? nil : self }
}

extension LayoutTree {
    /// Points that nothing exceeds: far beyond every screen, and still exact to a thousandth of a point.
    @inlinable public static var lengthLimit: Double { 1e12 }
}

extension Point {
    var bounded: Point { Point(x: x.boundedLength, y: y.boundedLength) }
}

extension Size {
    /// A size of something by itself.
    var bounded: Size { Size(width: width.boundedExtent, height: height.boundedExtent) }

    /// A size that a function of the caller's answers to a proposal.
    var boundedAnswer: Size { Size(width: width.extentOrInfinity, height: height.extentOrInfinity) }

    /// A size that an algorithm computes.
    var boundedResult: Size { Size(width: width.lengthOrInfinity, height: height.lengthOrInfinity) }
}

extension Rect {
    var bounded: Rect {
        Rect(
            origin: origin.bounded,
            size: Size(width: size.width.boundedLength, height: size.height.boundedLength))
    }
}

extension Insets {
    var bounded: Insets {
        Insets(
            top: top.boundedLength, left: left.boundedLength, bottom: bottom.boundedLength,
            right: right.boundedLength)
    }
}

extension LeafMeasurement {
    /// A baseline that is NaN is none.
    var bounded: LeafMeasurement {
        LeafMeasurement(
            size: size.boundedAnswer, firstBaseline: firstBaseline?.number?.boundedLength,
            lastBaseline: lastBaseline?.number?.boundedLength)
    }
}
