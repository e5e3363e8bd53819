/// The entry of a table of strings for a key.
package nonisolated enum LocalizedFormat: Equatable, Sendable {
    case text(String)
    /// Texts by the plural category of the first number; there is always one for `other`.
    case plural([PluralCategory: String], language: String)
    /// A text with parts by name, each in the form that a number of its own asks for: `%#@files@ in %#@folders@`.
    case composed(String, parts: [String: PluralPart], language: String)

    /// Whether the text has forms of which a number chooses.
    var dependsOnNumbers: Bool { if case .text = self { false } else { true } }

    /// The text for values.
    func text(for arguments: [LocalizedStringKey.Argument]) -> String {
        switch self {
        case .text(let text): return text
        case .plural(let texts, let language):
            let number = arguments.lazy.compactMap(\.number).first
            return texts.form(for: number, in: language)
        case .composed(let text, let parts, let language):
            return PluralComposition(parts: parts, language: language, arguments: arguments)
                .text(of: text, from: 0)
        }
    }
}

/// Puts forms in the places of parts.
private nonisolated struct PluralComposition {
    var parts: [String: PluralPart]
    let language: String
    let arguments: [LocalizedStringKey.Argument]

    /// The text with forms instead of parts and, since forms have placeholders too, each placeholder with its position.
    ///
    /// A form's first placeholder stands for the number that has chosen it.
    ///
    /// - Parameter first: the index of the value that the first placeholder stands for if it has no position.
    func text(of format: String, from first: Int) -> String {
        var text = ""
        var next = first
        var rest = format[...]
        while let percent = rest.firstIndex(of: "%") {
            text += rest[..<percent]
            rest = rest[rest.index(after: percent)...]
            var tail = rest
            if let reference = PluralReference(consuming: &tail) {
                if let part = parts[reference.name] {
                    let index = (reference.position ?? part.position).map { $0 - 1 } ?? next
                    text += form(of: part, named: reference.name, at: index)
                    next = index + 1
                } else {
                    // Shown as it is written.
                    text += "%%" + rest[..<tail.startIndex]
                }
            } else if let specifier = FormatSpecifier(consuming: &tail) {
                let index = specifier.position.map { $0 - 1 } ?? next
                let written = rest[..<tail.startIndex]
                text += specifier.position == nil ? "%\(index + 1)$\(written)" : "%\(written)"
                next = index + 1
            } else {
                // Two percent signs stay two.
                if tail.first == "%" { tail = tail.dropFirst() }
                text += "%" + rest[..<tail.startIndex]
            }
            rest = tail
        }
        return text + rest
    }

    /// A form may have other parts, but not its own.
    private func form(of part: PluralPart, named name: String, at index: Int) -> String {
        var inner = self
        inner.parts[name] = nil
        let number = arguments.indices.contains(index) ? arguments[index].number : nil
        return inner.text(of: part.texts.form(for: number, in: language), from: index)
    }
}

extension [PluralCategory: String] {
    /// The form for a number; that for `other` where there is no number, or no form of its category.
    fileprivate nonisolated func form(for number: Double?, in language: String) -> String {
        let category = number.map { PluralCategory(of: $0, in: language) } ?? .other
        return self[category] ?? self[.other] ?? ""
    }
}
