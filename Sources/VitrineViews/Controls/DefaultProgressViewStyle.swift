/// A bar where the progress is known, else a wheel.
public nonisolated struct DefaultProgressViewStyle: ProgressViewStyle {
    public init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        if configuration.fractionCompleted == nil {
            ProgressView(configuration).progressViewStyle(CircularProgressViewStyle())
        } else {
            ProgressView(configuration).progressViewStyle(LinearProgressViewStyle())
        }
    }
}

nonisolated extension ProgressViewStyle where Self == DefaultProgressViewStyle {
    public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}
