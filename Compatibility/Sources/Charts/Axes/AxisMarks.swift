public import Foundation
public import Vitrine

/// Where an axis stands.
public struct AxisMarkPosition: Hashable, Sendable {
    let name: String

    public static let automatic = AxisMarkPosition(name: "automatic")
    public static let leading = AxisMarkPosition(name: "leading")
    public static let trailing = AxisMarkPosition(name: "trailing")
    public static let top = AxisMarkPosition(name: "top")
    public static let bottom = AxisMarkPosition(name: "bottom")
}

/// How the marks of an axis stand by themselves.
public struct AxisMarkPreset: Hashable, Sendable {
    let name: String

    public static let automatic = AxisMarkPreset(name: "automatic")
    public static let extended = AxisMarkPreset(name: "extended")
    public static let aligned = AxisMarkPreset(name: "aligned")
    public static let inset = AxisMarkPreset(name: "inset")
}

/// What an axis shows.
public protocol AxisContent {
    func collect(into contents: inout AxisContents)
}

/// The marks of an axis.
public struct AxisContents {
    var marks: [AxisMarksDescription] = []
}

/// Some of the marks of an axis.
struct AxisMarksDescription {
    var position = AxisMarkPosition.automatic
    var values = AxisMarkValues()
    /// Nothing for what an axis has by itself.
    var content: ((AxisValue) -> any AxisMark)?
    var format: ((PlottedValue) -> String?)?
}

/// Lines, ticks and labels at some values of an axis.
public struct AxisMarks<Content: AxisMark>: AxisContent {
    private let description: AxisMarksDescription

    public func collect(into contents: inout AxisContents) { contents.marks.append(description) }

    public init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping (AxisValue) -> Content
    ) {
        self.description = AxisMarksDescription(position: position, values: values, content: content)
    }

    public init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping () -> Content
    ) {
        let content: (AxisValue) -> Content = { _ in content() }
        self.init(preset: preset, position: position, values: values, content: content)
    }

    public init<Value: Plottable>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
        @AxisMarkBuilder content: @escaping (AxisValue) -> Content
    ) {
        let values = AxisMarkValues(kind: .values(values.map(\.plotted)))
        self.init(preset: preset, position: position, values: values, content: content)
    }

    public init<Value: Plottable>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
        @AxisMarkBuilder content: @escaping () -> Content
    ) {
        let content: (AxisValue) -> Content = { _ in content() }
        self.init(preset: preset, position: position, values: values, content: content)
    }
}

extension AxisMarks where Content == SeveralAxisMarks {
    public init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
    ) {
        self.description = AxisMarksDescription(position: position, values: values)
    }

    public init<Value: Plottable>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
        stroke: StrokeStyle? = nil
    ) {
        self.description = AxisMarksDescription(
            position: position, values: AxisMarkValues(kind: .values(values.map(\.plotted))))
    }

    public init<Format: FormatStyle>(
        format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
    ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
        self.description = AxisMarksDescription(
            position: position, values: values,
            format: { Format.FormatInput(plotted: $0).map(format.format) })
    }

    public init<Format: FormatStyle, Value: Plottable>(
        format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: [Value], stroke: StrokeStyle? = nil
    ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
        self.init(
            format: format, preset: preset, position: position,
            values: AxisMarkValues(kind: .values(values.map(\.plotted))), stroke: stroke)
    }
}

extension Optional: AxisContent where Wrapped: AxisContent {
    public func collect(into contents: inout AxisContents) { self?.collect(into: &contents) }
}

/// Several marks of an axis, or none.
public struct SeveralAxisContents: AxisContent {
    let contents: [any AxisContent]

    public func collect(into contents: inout AxisContents) {
        for content in self.contents { content.collect(into: &contents) }
    }
}

@resultBuilder
public enum AxisContentBuilder {
    public static func buildExpression<Content: AxisContent>(_ content: Content) -> Content { content }

    public static func buildBlock<each Content: AxisContent>(
        _ content: repeat each Content
    ) -> SeveralAxisContents {
        var contents: [any AxisContent] = []
        repeat contents.append(each content)
        return SeveralAxisContents(contents: contents)
    }

    public static func buildOptional<Content: AxisContent>(_ content: Content?) -> Content? { content }

    public static func buildEither<Content: AxisContent>(first content: Content) -> SeveralAxisContents {
        SeveralAxisContents(contents: [content])
    }

    public static func buildEither<Content: AxisContent>(second content: Content) -> SeveralAxisContents {
        SeveralAxisContents(contents: [content])
    }

    public static func buildLimitedAvailability<Content: AxisContent>(
        _ content: Content
    ) -> SeveralAxisContents { SeveralAxisContents(contents: [content]) }
}
