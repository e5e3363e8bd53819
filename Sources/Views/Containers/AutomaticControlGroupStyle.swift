import Foundation

public struct AutomaticControlGroupStyle: ControlGroupStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 8) { configuration.content }
    }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
    public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
    public static var navigation: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
    public static var menu: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
    public static var compactMenu: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
    public static var palette: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}
