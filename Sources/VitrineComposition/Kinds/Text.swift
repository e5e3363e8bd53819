import VitrineDrawing
import VitrineJSONValues
import VitrinePixels

extension ElementKinds {
    static let text = ElementKind<Paragraph>("text", Paragraph.properties) { stored in
        stored.paragraph.map { .text($0) }
    }
}

extension Paragraph {
    fileprivate static let properties: [Property<Paragraph>] =
        lineProperties + [
            Property(
                PropertyDeclaration(name: "text", unit: .text, role: .content),
                write: { paragraph, _ in .string(paragraph.text) }),
            Property(
                PropertyDeclaration(name: "runs", unit: .record, role: .content),
                write: { paragraph, _ in
                    paragraph.runs.count == 1
                        ? nil
                        : .list(
                            paragraph.runs.map { run in
                                var properties = Dictionary(run, Run.properties)
                                properties["text"] = .string(run.text)
                                return .record(properties)
                            })
                },
                check: { paragraph in
                    for run in paragraph.runs { if let fault = run.fault { return fault } }
                    return nil
                }),
        ] + Run.properties.map { $0.unchecked.ofPart { $0.runs.count == 1 ? $0.runs.first : nil } }

    /// What holds for all runs.
    fileprivate static let lineProperties: [Property<Paragraph>] = [
        Property("alignment", \.alignment, .word, .place, default: .leading),
        Property("line limit", optional: \.lineLimit, .count, .content, usually: "unlimited"),
        Property("reserved lines", \.reservedLines, .count, .place, default: 0),
        Property("truncation", \.truncation, .word, .content, default: .tail),
        Property("last line", \.lastLine, .word, .content, default: .refilled),
        Property("avoids orphans", \.avoidsOrphans, .flag, .place, default: true),
        Property("line spacing", \.lineSpacing, .points(), .place, default: 0),
        Property("minimum scale factor", \.minimumScaleFactor, .number(.factor, .length), .paint, default: 1),
        Property("language", \.language, .name, .content, default: "en-US"),
        Property("redacted", \.isRedacted, .flag, .paint, default: false),
    ]
}

extension Paragraph.Run {
    fileprivate static let properties: [Property<Paragraph.Run>] =
        TextStyle.properties.map { $0.ofPart(\.style) } + Ink.properties.map { $0.ofPart(\.ink) }
        + InlinePicture.properties.map { $0.ofPart(\.picture) }

    private static let checksOfStyle = PropertyChecks(TextStyle.properties)
    private static let checksOfInk = PropertyChecks(Ink.properties)

    /// The parts are looked at once each: texts are the most frequent elements.
    fileprivate var fault: ImpossibleNumber? {
        Self.checksOfStyle.fault(in: style) ?? ink.flatMap { Self.checksOfInk.fault(in: $0) }
    }
}

extension TextStyle {
    /// What a style is read into.
    fileprivate static let blank = TextStyle(family: "", size: 0, color: .clear)

    static let fontProperty = Property<TextStyle>(
        PropertyDeclaration(name: "font", unit: .word, role: .paint),
        write: { style, _ in
            .string("\(style.family) \(style.weight)\(style.isItalic ? " italic" : "")")
        },
        read: { style, value in
            var words = value?.string?.split(separator: " ") ?? []
            style.isItalic = words.last == "italic"
            if style.isItalic { words.removeLast() }
            guard let weight = words.popLast().flatMap({ Int($0) }) else { return false }
            style.weight = weight
            style.family = words.joined(separator: " ")
            return true
        })
    static let sizeProperty = Property<TextStyle>("font size", \.size, .points(.positive), .paint)
    static let metricsProperty = Property<TextStyle>(
        "metrics", \.metrics, .word, .place, default: .textStyle)

    fileprivate static let properties: [Property<TextStyle>] = [
        fontProperty, sizeProperty, metricsProperty,
        Property("leading", \.leading, .points(), .place, default: 0),
        Property("letter scale", \.glyphScale, .factor, .paint, default: 1),
        Property("color", \.color, .color, .paint),
        Property("tracking", \.tracking, .points(), .paint, default: 0),
        Property("baseline offset", \.baselineOffset, .points(), .place, default: 0),
        Property("features", \.features, .names, .paint, default: []),
        Property("text background", optional: \.background, .color, .paint),
        Property("underline", optional: \.underline, .line, .paint),
        Property("strikethrough", optional: \.strikethrough, .line, .paint),
    ]
}

extension Ink {
    /// How letters and symbols are drawn where their colour does not say it.
    static let properties: [Property<Ink>] = [
        Property("fill", optional: \.fill, .fill, .paint),
        Property("shadows", \.shadows, .shadows, .paint, default: []),
    ]
}

extension [String: JSONValue] {
    /// The style of a text, or of the text that a symbol stands beside.
    var style: TextStyle? { element(.blank, TextStyle.properties) }

    /// Nothing where the colour says it all.
    var ink: Ink? {
        let ink = element(Ink(), Ink.properties)
        return ink == Ink() ? nil : ink
    }
}

extension StoredElement {
    fileprivate var paragraph: Paragraph? {
        var runs: [Paragraph.Run] = []
        for values in properties["runs"]?.list?.map(\.record) ?? [properties] {
            guard let run = values.flatMap(run) else { return nil }
            runs.append(run)
        }
        return properties.element(
            Paragraph(runs: runs, isRightToLeft: isRightToLeft), Paragraph.lineProperties)
    }

    private func run(_ values: [String: JSONValue]) -> Paragraph.Run? {
        guard let text = values["text"]?.string, let style = values.style else { return nil }
        guard values["symbol"] != nil || values["picture"] != nil else {
            return Paragraph.Run(text: text, style: style, ink: values.ink)
        }
        return inlinePicture(values, in: style).map { Paragraph.Run($0, style: style, ink: values.ink) }
    }
}
