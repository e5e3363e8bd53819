extension LocalizedStringKey {
    /// A stretch of a key with the emphasis that Markdown gives it.
    struct EmphasizedPart {
        var key: LocalizedStringKey
        var isBold = false
        var isItalic = false
        var isStruckThrough = false
        var isLink = false
    }

    /// The key without its Markdown: `**`, `*`, `_`, `~~`, `` ` `` and links, as CommonMark §6 has them on one line.
    ///
    /// Values that stand in the key keep their letters, whatever they are.
    var emphasizedParts: [EmphasizedPart] {
        guard key.contains(where: { "*_~`[\\".contains($0) }) else { return [EmphasizedPart(key: self)] }
        var reader = MarkdownReader(key: self)
        return reader.parts()
    }

    init(key: String, arguments: [Argument]) {
        self.key = key
        self.arguments = arguments
    }
}

/// Reads emphasis off a key, from its start to its end.
private struct MarkdownReader {
    private let characters: [Character]
    private var arguments: ArraySlice<LocalizedStringKey.Argument>
    private var position = 0
    private var pending = ""
    private var style = LocalizedStringKey.EmphasizedPart(key: "")
    private var finished: [LocalizedStringKey.EmphasizedPart] = []

    init(key: LocalizedStringKey) {
        self.characters = Array(key.key)
        self.arguments = key.arguments[...]
    }

    mutating func parts() -> [LocalizedStringKey.EmphasizedPart] {
        while position < characters.count {
            if readsEscape() || readsLink() || readsMark() { continue }
            pending.append(characters[position])
            position += 1
        }
        finishPart()
        return finished
    }

    private func starts(with mark: String, at place: Int) -> Bool {
        let end = place + mark.count
        return end <= characters.count && String(characters[place..<end]) == mark
    }

    private mutating func readsEscape() -> Bool {
        guard characters[position] == "\\", position + 1 < characters.count,
            characters[position + 1].isPunctuation || characters[position + 1].isSymbol
        else { return false }
        pending.append(characters[position + 1])
        position += 2
        return true
    }

    private mutating func readsLink() -> Bool {
        guard characters[position] == "[",
            let close = characters[position...].firstIndex(of: "]"), starts(with: "](", at: close),
            let end = characters[close...].firstIndex(of: ")")
        else { return false }
        finishPart()
        pending = String(characters[(position + 1)..<close])
        style.isLink = true
        finishPart()
        style.isLink = false
        position = end + 1
        return true
    }

    private mutating func readsMark() -> Bool {
        for mark in ["**", "__", "~~", "*", "_", "`"] where starts(with: mark, at: position) {
            let isOpen = isOpen(mark)
            guard isOpen ? canClose(mark) : canOpen(mark) else { return false }
            finishPart()
            toggle(mark)
            position += mark.count
            return true
        }
        return false
    }

    private func isOpen(_ mark: String) -> Bool {
        switch mark {
        case "**", "__": style.isBold
        case "*", "_": style.isItalic
        case "~~": style.isStruckThrough
        default: isInCode
        }
    }

    private var isInCode = false

    private mutating func toggle(_ mark: String) {
        switch mark {
        case "**", "__": style.isBold.toggle()
        case "*", "_": style.isItalic.toggle()
        case "~~": style.isStruckThrough.toggle()
        default: isInCode.toggle()
        }
    }

    /// A mark opens before a letter, not within a word where it is a low line, and only if it is closed again.
    private func canOpen(_ mark: String) -> Bool {
        let next = position + mark.count
        guard next < characters.count, !characters[next].isWhitespace else { return false }
        if mark.hasPrefix("_"), position > 0, characters[position - 1].isLetter { return false }
        return (next + 1..<characters.count).contains { place in
            starts(with: mark, at: place) && !characters[place - 1].isWhitespace
        }
    }

    private func canClose(_ mark: String) -> Bool {
        position > 0 && !characters[position - 1].isWhitespace
    }

    private mutating func finishPart() {
        guard !pending.isEmpty else { return }
        let count = ["%@", "%lld", "%lf"].reduce(0) { count, placeholder in
            count + pending.replacing("%%", with: "").ranges(of: placeholder).count
        }
        style.key = LocalizedStringKey(key: pending, arguments: Array(arguments.prefix(count)))
        arguments = arguments.dropFirst(count)
        finished.append(style)
        pending = ""
    }
}
