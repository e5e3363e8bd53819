public import Foundation

/// A text in one or more styles.
public nonisolated struct Text: View, Sendable {
    /// Which part of a text that does not fit gives way to an ellipsis.
    public enum TruncationMode: String, CaseIterable, Hashable, Sendable {
        case head, middle, tail
    }

    /// A stretch of text with the attributes that it sets itself.
    package struct Piece: Sendable {
        package enum Content: Sendable {
            case verbatim(String)
            case localized(LocalizedStringKey)
            /// A value that is written as the environment's locale writes it.
            case formatted(@Sendable (EnvironmentValues) -> String)
            case image(Image)
        }

        package var content: Content
        package var attributes = TextAttributes()
    }

    package var pieces: [Piece]

    /// A text that is looked up in the catalogue's strings.
    public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
        comment: StaticString? = nil
    ) {
        var key = key
        // The key of a resource has a table of its own.
        if tableName != nil || bundle != nil { key.table = StringTableName(tableName, in: bundle) }
        self.pieces = [Piece(content: .localized(key))]
    }

    /// A text that is shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ content: S) {
        self.init(verbatim: String(content))
    }

    public init(verbatim content: String) {
        self.pieces = [Piece(content: .verbatim(content))]
    }

    init(pieces: [Piece]) {
        self.pieces = pieces
    }

    public static func + (left: Text, right: Text) -> Text {
        Text(pieces: left.pieces + right.pieces)
    }

    /// The same text with attributes changed in each piece.
    func changing(_ change: (inout TextAttributes) -> Void) -> Text {
        var text = self
        for index in text.pieces.indices {
            change(&text.pieces[index].attributes)
        }
        return text
    }
}

extension Text: PrimitiveView {
    package var primitive: Primitive { .text(self) }
}

extension Text {
    /// The pieces that show something in an environment, with the Markdown of keys as attributes and the texts in keys as
    /// pieces; the first one where none does.
    package func plainPieces(in environment: EnvironmentValues) -> [Piece] {
        let pieces = allPieces(in: environment)
        guard pieces.count > 1 else { return pieces }
        let shown = pieces.filter { $0.content.isImage || !$0.content.string(in: environment).isEmpty }
        return shown.isEmpty ? Array(pieces.prefix(1)) : shown
    }

    private func allPieces(in environment: EnvironmentValues) -> [Piece] {
        pieces.flatMap { piece -> [Piece] in
            guard case .localized(let key) = piece.content else { return [piece] }
            let isMarked = InlineMarkdown.isMarked(key.format(in: environment.locale))
            guard isMarked || !key.texts.isEmpty else { return [piece] }
            let text = key.text(locale: environment.locale, escapesMarks: isMarked)
            let language = environment.locale.language.languageCode?.identifier ?? ""
            return
                (isMarked
                ? InlineMarkdown.spans(of: text, language: language) : [InlineMarkdown.Span(text: text)])
                .flatMap {
                    var attributes = piece.attributes
                    attributes.add($0.marks)
                    return Self.pieces(of: $0.text, attributes, embedding: key.texts, in: environment)
                }
        }
    }

    /// A text with others in the places that are kept for them.
    private static func pieces(
        of text: String, _ attributes: TextAttributes, embedding texts: [Text],
        in environment: EnvironmentValues
    ) -> [Piece] {
        var pieces: [Piece] = []
        for part in TextPlaceholder.parts(of: text) {
            if !part.stretch.isEmpty || text.isEmpty {
                pieces.append(Piece(content: .verbatim(part.stretch), attributes: attributes))
            }
            guard let position = part.position, texts.indices.contains(position) else { continue }
            pieces += texts[position].allPieces(in: environment).map { piece in
                var piece = piece
                piece.attributes.inherit(attributes)
                return piece
            }
        }
        return pieces
    }

    /// The whole text in an environment.
    package func string(in environment: EnvironmentValues) -> String {
        plainPieces(in: environment).map { $0.content.string(in: environment) }.joined()
    }
}

extension Text {
    /// What assistive technology reads in an environment where that differs from the letters.
    package func accessibilityLabel(in environment: EnvironmentValues) -> String? {
        guard pieces.contains(where: { $0.attributes.accessibilityLabel != nil }) else { return nil }
        return pieces.map { piece in
            (piece.attributes.accessibilityLabel ?? Text(pieces: [piece])).string(in: environment)
        }.joined()
    }
}

extension Text.Piece.Content {
    fileprivate var isImage: Bool { if case .image = self { true } else { false } }

    /// The letters that are shown in an environment; a picture has none.
    package func string(in environment: EnvironmentValues) -> String {
        let string =
            switch self {
            case .verbatim(let string): string
            case .localized(let key): key.text(locale: environment.locale)
            case .formatted(let format): format(environment)
            case .image: ""
            }
        return switch environment.textCase {
        case .uppercase: string.uppercased(with: environment.locale)
        case .lowercase: string.lowercased(with: environment.locale)
        case nil: string
        }
    }
}
