/// The length that a parent offers a node along one axis.
///
/// A length in points from 0 to infinity, or one of two questions without a number. Eight bytes, so that memos stay
/// small: the questions are negative lengths.
public struct ProposedLength: Hashable, Sendable {
    @usableFromInline let value: Double

    @inlinable
    init(value: Double) {
        self.value = value
    }

    /// "You may have this much": from 0 (show your minimum) to infinity (show your maximum).
    ///
    /// Negative numbers and NaN count as 0; finite ones beyond ``LayoutTree/lengthLimit`` as that.
    @inlinable
    public static func length(_ points: Double) -> ProposedLength {
        // The comparison turns −0 into 0, so that equal proposals have equal bits.
        if points > LayoutTree.lengthLimit {
            return ProposedLength(value: points == .infinity ? points : LayoutTree.lengthLimit)
        }
        return ProposedLength(value: points > 0 ? points : 0)
    }

    /// "Take the length that you like best": SwiftUI's `nil`, CSS's max-content.
    public static let ideal = ProposedLength(value: -1)
    /// "Be as short as your content allows": CSS's min-content. SwiftUI's kinds of nodes take it for length 0.
    public static let minContent = ProposedLength(value: -2)
    /// "Show your minimum": no points.
    public static let zero = ProposedLength(value: 0)
    /// "Show your maximum": any number of points.
    public static let infinity = ProposedLength(value: .infinity)

    /// The number of points as SwiftUI's kinds of nodes see it: nothing for `ideal`, 0 for `minContent`.
    @inlinable
    public var length: Double? {
        value >= 0 ? value : self == .ideal ? nil : 0
    }

    /// Whether a number was proposed, be it infinite.
    @inlinable public var isLength: Bool { value >= 0 }
}

/// The lengths that a parent offers a node along both axes.
public struct Proposal: Hashable, Sendable {
    /// What is offered along the horizontal axis.
    public var width: ProposedLength
    /// What is offered along the vertical axis.
    public var height: ProposedLength

    /// Lengths or questions for each axis.
    @inlinable
    public init(width: ProposedLength, height: ProposedLength) {
        self.width = width
        self.height = height
    }

    /// Numbers of points; `nil` proposes the ideal length.
    @inlinable
    public init(width: Double?, height: Double?) {
        self.width = width.map(ProposedLength.length) ?? .ideal
        self.height = height.map(ProposedLength.length) ?? .ideal
    }

    /// Asks for the size that the content has by itself.
    public static let ideal = Proposal(width: .ideal, height: .ideal)
    /// Asks for the smallest size.
    public static let zero = Proposal(width: .zero, height: .zero)
    /// Asks for the largest size.
    public static let infinity = Proposal(width: .infinity, height: .infinity)
}

extension ProposedLength: CustomStringConvertible {
    /// The length in points, or the name of what is asked for.
    public var description: String {
        self == .ideal ? "ideal" : self == .minContent ? "min-content" : "\(value)"
    }
}

extension Proposal: CustomStringConvertible {
    /// Width and height, as in `320 × ideal`.
    public var description: String { "\(width) × \(height)" }
}
