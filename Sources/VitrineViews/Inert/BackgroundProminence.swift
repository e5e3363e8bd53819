/// How much the background below a view stands out.
public nonisolated enum BackgroundProminence: Hashable, Sendable {
    case standard, increased
}
