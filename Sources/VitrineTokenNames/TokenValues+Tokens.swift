public import Foundation
public import VitrineViews

extension TokenValues {
    /// A length in points.
    public subscript<Token: DimensionToken>(token: Token) -> CGFloat { length(token.rawValue) }

    /// A time in seconds.
    public subscript<Token: DurationToken>(token: Token) -> TimeInterval { duration(token.rawValue) }

    /// A number without a unit.
    public subscript<Token: NumberToken>(token: Token) -> Double { number(token.rawValue) }
}
