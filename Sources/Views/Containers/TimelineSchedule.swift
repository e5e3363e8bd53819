/// When a timeline would change.
public nonisolated protocol TimelineSchedule {}
