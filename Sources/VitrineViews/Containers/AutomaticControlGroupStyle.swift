import Foundation

public nonisolated struct AutomaticControlGroupStyle: ControlGroupStyle {
    public init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 8) { configuration.content }
    }
}

nonisolated extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
    public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
    public static var navigation: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
    public static var menu: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
    public static var compactMenu: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
    public static var palette: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}
