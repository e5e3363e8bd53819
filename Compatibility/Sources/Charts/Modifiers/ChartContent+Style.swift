public import Foundation
public import Vitrine

nonisolated extension ChartContent {
    public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some ChartContent {
        said(\.style, AnyShapeStyle(style))
    }

    /// A style for each value, which the legend tells.
    public func foregroundStyle<Value: Plottable>(by value: PlottableValue<Value>) -> some ChartContent {
        said(\.styleValue, value.markValue.value)
    }

    public func opacity(_ opacity: Double) -> some ChartContent { changed { $0.opacity *= opacity } }

    public func cornerRadius(_ radius: CGFloat, style: RoundedCornerStyle = .continuous) -> some ChartContent
    {
        said(\.cornerRadius, radius)
    }

    public func lineStyle(_ style: StrokeStyle) -> some ChartContent { said(\.lineStyle, style) }

    public func lineStyle<Value: Plottable>(by value: PlottableValue<Value>) -> some ChartContent {
        said(\.series, value.markValue.value).said(\.unsupported, "lineStyle(by:)")
    }

    public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent {
        said(\.interpolation, method)
    }

    public func symbol<S: ChartSymbolShape>(_ symbol: S) -> some ChartContent { said(\.symbol, symbol) }

    /// A form for each value, which the legend tells.
    public func symbol<Value: Plottable>(by value: PlottableValue<Value>) -> some ChartContent {
        said(\.symbolValue, value.markValue.value)
    }

    public func symbol<V: View>(@ViewBuilder symbol: () -> V) -> some ChartContent {
        said(\.symbolView, AnyView(symbol()))
    }

    /// The area of the points' form in square points.
    public func symbolSize(_ area: CGFloat) -> some ChartContent { said(\.symbolSize, area) }

    public func symbolSize(_ size: CGSize) -> some ChartContent {
        said(\.symbolSize, size.width * size.height)
    }

    public func symbolSize<Value: Plottable>(by value: PlottableValue<Value>) -> some ChartContent {
        said(\.unsupported, "symbolSize(by:)")
    }

    /// A place of its own beside the others for the marks of each value.
    public func position<Value: Plottable>(
        by value: PlottableValue<Value>, axis: Axis? = nil, span: MarkDimension = .automatic
    ) -> some ChartContent {
        said(\.group, value.markValue.value).said(\.groupAxis, axis)
    }

    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
        changed {
            $0.offset.width += x
            $0.offset.height += y
        }
    }

    public func offset(_ offset: CGSize) -> some ChartContent {
        self.offset(x: offset.width, y: offset.height)
    }

    public func offset(x: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0) -> some ChartContent {
        offset(xStart: x, xEnd: x, yStart: yStart, yEnd: yEnd)
    }

    public func offset(xStart: CGFloat = 0, xEnd: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
        offset(xStart: xStart, xEnd: xEnd, yStart: y, yEnd: y)
    }

    /// Moves the edges of bars, rectangles and rules.
    public func offset(xStart: CGFloat, xEnd: CGFloat, yStart: CGFloat, yEnd: CGFloat) -> some ChartContent {
        changed {
            $0.edgeOffsets.left += xStart
            $0.edgeOffsets.right += xEnd
            $0.edgeOffsets.top += yStart
            $0.edgeOffsets.bottom += yEnd
        }
    }

    public func zIndex(_ value: Double) -> some ChartContent { changed { $0.zIndex += value } }

    public func blur(radius: CGFloat) -> some ChartContent {
        changed { $0.effects.append(.blur(radius: radius)) }
    }

    public func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
        y: CGFloat = 0
    ) -> some ChartContent {
        changed { $0.effects.append(.shadow(color: color, radius: radius, x: x, y: y)) }
    }

    /// Shows marks where others would be drawn, which the scales do not heed.
    public func mask<Content: ChartContent>(@ChartContentBuilder content: () -> Content) -> some ChartContent
    {
        let content = content()
        return changed { $0.effects.append(.mask(content)) }
    }

    /// Cuts bars and rectangles to a shape of their size.
    public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some ChartContent {
        changed { mark in
            switch mark.kind {
            case .bar, .rectangle: mark.effects.append(.clip(shape, style))
            case .line, .area, .point, .rule, .sector:
                mark.unsupported = mark.unsupported ?? "clipShape of marks other than bars"
            }
        }
    }
}
