/// How often a timeline may change.
public nonisolated enum TimelineScheduleMode: Hashable, Sendable { case normal, lowFrequency }
