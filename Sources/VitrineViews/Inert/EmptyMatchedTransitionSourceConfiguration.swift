/// What the configuration of a transition's source is made of: no change.
public nonisolated struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {}
