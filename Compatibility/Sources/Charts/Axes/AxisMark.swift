public import Foundation
public import Vitrine

/// A line, a tick or a label of an axis.
public protocol AxisMark {
    func collect(into parts: inout AxisMarkParts)
}

/// What an axis has at one value.
public struct AxisMarkParts {
    var parts: [AxisMarkPart] = []
}

/// A line, a tick or a label of an axis, with what its modifiers say.
struct AxisMarkPart {
    enum Kind {
        case gridLine(StrokeStyle)
        case tick(length: CGFloat, StrokeStyle)
        case label(AxisLabelContent)
    }

    let kind: Kind
    var isCentered: Bool?
    var anchor: UnitPoint?
    var style: AnyShapeStyle?
    var font: Font?
    var offset = CGSize.zero
    var spacing: (x: CGFloat?, y: CGFloat?)
}

/// What a label of an axis shows.
enum AxisLabelContent {
    case automatic
    case text((PlottedValue) -> String?)
    case view(AnyView)
}

/// Marks that a modifier changes.
struct ChangedAxisMark<Content: AxisMark>: AxisMark {
    let content: Content
    let change: (inout AxisMarkPart) -> Void

    func collect(into parts: inout AxisMarkParts) {
        let start = parts.parts.count
        content.collect(into: &parts)
        for index in start..<parts.parts.count { change(&parts.parts[index]) }
    }
}

extension AxisMark {
    public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some AxisMark {
        ChangedAxisMark(content: self) { $0.style = $0.style ?? AnyShapeStyle(style) }
    }

    public func font(_ font: Font?) -> some AxisMark {
        ChangedAxisMark(content: self) { $0.font = $0.font ?? font }
    }

    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark {
        ChangedAxisMark(content: self) {
            $0.offset.width += x
            $0.offset.height += y
        }
    }

    public func offset(_ offset: CGSize) -> some AxisMark { self.offset(x: offset.width, y: offset.height) }
}

extension Optional: AxisMark where Wrapped: AxisMark {
    public func collect(into parts: inout AxisMarkParts) { self?.collect(into: &parts) }
}

/// Several marks at one value, or none.
public struct SeveralAxisMarks: AxisMark {
    let marks: [any AxisMark]

    public func collect(into parts: inout AxisMarkParts) {
        for mark in marks { mark.collect(into: &parts) }
    }
}

@resultBuilder
public enum AxisMarkBuilder {
    public static func buildExpression<Mark: AxisMark>(_ mark: Mark) -> Mark { mark }

    public static func buildBlock<each Mark: AxisMark>(_ mark: repeat each Mark) -> SeveralAxisMarks {
        var marks: [any AxisMark] = []
        repeat marks.append(each mark)
        return SeveralAxisMarks(marks: marks)
    }

    public static func buildOptional<Mark: AxisMark>(_ mark: Mark?) -> Mark? { mark }

    public static func buildEither<Mark: AxisMark>(first mark: Mark) -> SeveralAxisMarks {
        SeveralAxisMarks(marks: [mark])
    }

    public static func buildEither<Mark: AxisMark>(second mark: Mark) -> SeveralAxisMarks {
        SeveralAxisMarks(marks: [mark])
    }

    public static func buildLimitedAvailability<Mark: AxisMark>(_ mark: Mark) -> SeveralAxisMarks {
        SeveralAxisMarks(marks: [mark])
    }
}
