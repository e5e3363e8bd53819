import Foundation

public nonisolated struct AutomaticControlGroupStyle: ControlGroupStyle {
    public init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 8) { configuration.content }
    }
}

public typealias NavigationControlGroupStyle = AutomaticControlGroupStyle
public typealias MenuControlGroupStyle = AutomaticControlGroupStyle
public typealias CompactMenuControlGroupStyle = AutomaticControlGroupStyle
public typealias PaletteControlGroupStyle = AutomaticControlGroupStyle

nonisolated extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
    public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
    public static var navigation: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
    public static var menu: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
    public static var compactMenu: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
    public static var palette: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}
