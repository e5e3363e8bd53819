public import Foundation

/// How wide or high a mark is, or how long a radius.
public struct MarkDimension: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, Sendable {
    enum Kind: Sendable {
        case automatic
        case fixed(CGFloat)
        case ratio(CGFloat)
        case inset(CGFloat)
    }

    let kind: Kind

    private init(_ kind: Kind) {
        self.kind = kind
    }

    public init(integerLiteral value: Int) { self.init(.fixed(CGFloat(value))) }

    public init(floatLiteral value: Double) { self.init(.fixed(value)) }

    public static let automatic = MarkDimension(.automatic)

    public static func fixed(_ length: CGFloat) -> MarkDimension { MarkDimension(.fixed(length)) }

    /// A part of what there is.
    public static func ratio(_ ratio: CGFloat) -> MarkDimension { MarkDimension(.ratio(ratio)) }

    /// What is left of what there is without so many points on each side.
    public static func inset(_ inset: CGFloat) -> MarkDimension { MarkDimension(.inset(inset)) }

    /// The length of a part of what there is, and of `automatic` as said.
    func length(of whole: CGFloat, automatic: CGFloat) -> CGFloat {
        switch kind {
        case .automatic: automatic
        case .fixed(let length): length
        case .ratio(let ratio): whole * ratio
        case .inset(let inset): max(whole - 2 * inset, 0)
        }
    }

    /// The length of a radius within the largest one.
    func radius(in outer: CGFloat, automatic: CGFloat) -> CGFloat {
        switch kind {
        case .automatic: automatic
        case .fixed(let length): length
        case .ratio(let ratio): outer * ratio
        case .inset(let inset): max(outer - inset, 0)
        }
    }
}
