/// A bar where the progress is known, else a wheel.
public struct DefaultProgressViewStyle: ProgressViewStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        if configuration.fractionCompleted == nil {
            ProgressView(configuration).progressViewStyle(CircularProgressViewStyle())
        } else {
            ProgressView(configuration).progressViewStyle(LinearProgressViewStyle())
        }
    }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
    public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}
