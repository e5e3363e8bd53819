public import Foundation

/// How a view would look while a screen grows out of it.
public nonisolated protocol MatchedTransitionSourceConfiguration: Sendable {}

nonisolated extension MatchedTransitionSourceConfiguration {
    /// Without effect: nothing moves in a picture.
    public func background(_ style: Color) -> some MatchedTransitionSourceConfiguration { self }

    /// Without effect: nothing moves in a picture.
    public func clipShape(_ shape: RoundedRectangle) -> some MatchedTransitionSourceConfiguration { self }

    /// Without effect: nothing moves in a picture.
    public func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
        y: CGFloat = 0
    ) -> some MatchedTransitionSourceConfiguration { self }
}
