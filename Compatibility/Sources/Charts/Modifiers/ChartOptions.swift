import Foundation
import Vitrine

/// What modifiers around a chart say of it.
struct ChartOptions {
    struct AxisOptions {
        var visibility = Visibility.automatic
        var content: AxisContents?
        var scale = ScaleDomainValues()
        var paddings: (start: CGFloat, end: CGFloat) = (0, 0)
        var title: (view: AnyView, position: AnnotationPosition, alignment: Alignment?, spacing: CGFloat)?
        /// How much of the domain is seen at a time, and from where on.
        var visibleLength: Double?
        var visibleStart: PlottedValue?
        var style: (AnyView) -> AnyView = { $0 }
    }

    struct Legend {
        var visibility = Visibility.automatic
        var position = AnnotationPosition.bottom
        var alignment: Alignment?
        var spacing: CGFloat?
        var content: AnyView?
    }

    struct Layer {
        let alignment: Alignment
        let content: (ChartProxy) -> AnyView
    }

    var x = AxisOptions()
    var y = AxisOptions()
    var legend = Legend()
    var styles = ValueScale<AnyShapeStyle>()
    /// What the styles of values are taken from by their places in the domain.
    var gradient: Gradient?
    var symbols = ValueScale<any ChartSymbolShape>()
    var overlays: [Layer] = []
    var backgrounds: [Layer] = []
    var plotStyle: (ChartPlotContent) -> AnyView = { AnyView($0) }
    /// What is asked for that is not drawn here.
    var unsupported: String?
}

/// Which style each value has.
struct ValueScale<Style> {
    var domain: [PlottedValue]?
    var range: [Style]?
    var mapping: ((PlottedValue) -> Style?)?

    /// The style of a value that is one of some.
    func style(of value: PlottedValue, in domain: [PlottedValue], otherwise styles: [Style]) -> Style? {
        if let style = mapping?(value) { return style }
        let styles = range ?? styles
        guard let index = domain.firstIndex(of: value), !styles.isEmpty else { return nil }
        return styles[index % styles.count]
    }
}

extension EnvironmentValues {
    var chartOptions: ChartOptions {
        get { self[ChartOptionsKey.self] }
        set { self[ChartOptionsKey.self] = newValue }
    }
}

private enum ChartOptionsKey: EnvironmentKey {
    static var defaultValue: ChartOptions { ChartOptions() }
}

extension View {
    nonisolated func chartOptions(_ change: @escaping (inout ChartOptions) -> Void) -> some View {
        transformEnvironment(\.chartOptions, transform: change)
    }
}
