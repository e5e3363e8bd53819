/// Only the label, which fades when it is pressed or inactive.
public nonisolated struct PlainButtonStyle: ButtonStyle {
    public init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        ButtonLabel(configuration: configuration, color: nil, centersLines: false)
    }
}

nonisolated extension ButtonStyle where Self == PlainButtonStyle {
    public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
