import Drawing

extension PropertyReader {
    /// - Parameter picture: Finds what stands in the text as a letter; nothing if that cannot be had.
    func paragraph(
        isRightToLeft: Bool, picture: (PropertyReader, TextStyle) -> InlinePicture?
    ) -> Paragraph? {
        var runs: [Paragraph.Run] = []
        if let list = list("runs") {
            for value in list {
                guard case .record(let record) = value else { return nil }
                let values = PropertyReader(record)
                guard let run = values.run(picture) else { return nil }
                runs.append(run)
            }
        } else {
            guard let run = run(picture) else { return nil }
            runs = [run]
        }
        return Paragraph(
            runs: runs, alignment: string("alignment").flatMap { .init(rawValue: $0) } ?? .leading,
            isRightToLeft: isRightToLeft, lineLimit: number("line limit").map { Int($0) },
            reservedLines: number("reserved lines").map { Int($0) } ?? 0,
            truncation: string("truncation").flatMap { .init(rawValue: $0) } ?? .tail,
            lastLine: string("last line").flatMap { .init(rawValue: $0) } ?? .refilled,
            lineSpacing: number("line spacing") ?? 0,
            minimumScaleFactor: number("minimum scale factor") ?? 1,
            language: string("language") ?? Paragraph.usualLanguage)
    }

    private func run(_ picture: (PropertyReader, TextStyle) -> InlinePicture?) -> Paragraph.Run? {
        guard let text = string("text"), let style else { return nil }
        guard string("symbol") != nil || string("picture") != nil else {
            return Paragraph.Run(text: text, style: style, ink: letterInk)
        }
        return picture(self, style).map { Paragraph.Run($0, style: style, ink: letterInk) }
    }

    /// The style of a text, or of the text that a symbol stands beside.
    var style: TextStyle? {
        guard let font = string("font"), let size = number("font size"),
            let lineHeight = number("line height"), let color = color("color")
        else { return nil }
        var words = font.split(separator: " ")
        let isItalic = words.last == "italic"
        if isItalic { words.removeLast() }
        guard let weight = words.popLast().flatMap({ Int($0) }) else { return nil }
        let line = { (key: String) in
            self.flag(key) == true ? TextStyle.Line() : self.color(key).map { TextStyle.Line(color: $0) }
        }
        return TextStyle(
            family: words.joined(separator: " "), size: size, glyphScale: number("letter scale") ?? 1,
            weight: weight, isItalic: isItalic,
            lineHeight: lineHeight, color: color, tracking: number("tracking") ?? 0,
            baselineOffset: number("baseline offset") ?? 0,
            features: list("features")?.map(\.description) ?? [], underline: line("underline"),
            strikethrough: line("strikethrough"))
    }
}
