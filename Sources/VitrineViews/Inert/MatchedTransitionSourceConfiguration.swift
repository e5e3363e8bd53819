public import Foundation

/// The look of a view while a screen grows out of it.
public nonisolated protocol MatchedTransitionSourceConfiguration: Sendable {}

// Without effect: no transition begins in a picture.
nonisolated extension MatchedTransitionSourceConfiguration {
    public func background(_ style: Color) -> some MatchedTransitionSourceConfiguration { self }

    public func clipShape(_ shape: RoundedRectangle) -> some MatchedTransitionSourceConfiguration { self }

    public func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
        y: CGFloat = 0
    ) -> some MatchedTransitionSourceConfiguration { self }
}
