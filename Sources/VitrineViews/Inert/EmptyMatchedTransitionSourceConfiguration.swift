/// The look that a view has of itself while a screen grows out of it.
public nonisolated struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {}
