import Drawing
public import Foundation

extension View {
    public func environment<Value>(
        _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
    ) -> some View {
        changingEnvironment { $0[keyPath: keyPath] = value }
    }

    public func transformEnvironment<Value>(
        _ keyPath: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void
    ) -> some View {
        changingEnvironment { transform(&$0[keyPath: keyPath]) }
    }

    /// Sets the font of texts that name none.
    public func font(_ font: Font?) -> some View {
        changingEnvironment { $0.font = font }
    }

    public func fontWeight(_ weight: Font.Weight?) -> some View {
        changingEnvironment { $0.fontWeight = weight }
    }

    public func bold(_ isActive: Bool = true) -> some View {
        fontWeight(isActive ? .bold : nil)
    }

    /// Sets what texts, shapes and symbols are drawn in.
    public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some View {
        changingEnvironment {
            $0.foregroundStyle = NestedForegroundStyle(style, in: $0)
            $0.lowerForegroundStyles = []
        }
    }

    public func foregroundColor(_ color: Color?) -> some View {
        changingEnvironment {
            $0.foregroundStyle = color
            $0.lowerForegroundStyles = []
        }
    }

    public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
        _ primary: S1, _ secondary: S2
    ) -> some View {
        changingEnvironment {
            $0.foregroundStyle = NestedForegroundStyle(primary, in: $0)
            $0.lowerForegroundStyles = [secondary]
        }
    }

    public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
        _ primary: S1, _ secondary: S2, _ tertiary: S3
    ) -> some View {
        changingEnvironment {
            $0.foregroundStyle = NestedForegroundStyle(primary, in: $0)
            $0.lowerForegroundStyles = [secondary, tertiary]
        }
    }

    @_disfavoredOverload
    public func tint<Style: ShapeStyle>(_ tint: Style?) -> some View {
        changingEnvironment { environment in
            environment.tint = tint.map { Color($0.resolvedFill(in: environment).color) }
        }
    }

    public func tint(_ tint: Color?) -> some View {
        changingEnvironment { $0.tint = tint }
    }

    /// Makes controls inside inactive; one that is disabled further out stays so.
    public func disabled(_ disabled: Bool) -> some View {
        changingEnvironment { $0.isEnabled = $0.isEnabled && !disabled }
    }

    public func lineLimit(_ limit: Int?) -> some View {
        changingEnvironment {
            $0.lineLimit = limit
            $0.reservedLines = 0
        }
    }

    public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
        changingEnvironment {
            $0.lineLimit = limit
            $0.reservedLines = reservesSpace ? max(limit, 0) : 0
        }
    }

    public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        changingEnvironment { $0.multilineTextAlignment = alignment }
    }

    public func truncationMode(_ mode: Text.TruncationMode) -> some View {
        changingEnvironment { $0.truncationMode = mode }
    }

    public func lineSpacing(_ spacing: CGFloat) -> some View {
        changingEnvironment { $0.lineSpacing = spacing }
    }

    public func minimumScaleFactor(_ factor: CGFloat) -> some View {
        changingEnvironment { $0.minimumScaleFactor = factor }
    }

    public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
        changingEnvironment { $0.dynamicTypeSize = size }
    }

    /// Keeps the text size within a range.
    public func dynamicTypeSize<Bounds: RangeExpression>(_ range: Bounds) -> some View
    where Bounds.Bound == DynamicTypeSize {
        changingEnvironment { environment in
            let allowed = DynamicTypeSize.allCases.filter(range.contains)
            guard let smallest = allowed.first, let largest = allowed.last else { return }
            environment.dynamicTypeSize = min(max(environment.dynamicTypeSize, smallest), largest)
        }
    }
}
