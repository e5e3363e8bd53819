public import Foundation

extension AttributedString {
    /// How Markdown is read: as much of it as stands within a line.
    public struct MarkdownParsingOptions: Sendable {
        public enum InterpretedSyntax: Sendable {
            case full, inlineOnly, inlineOnlyPreservingWhitespace
        }

        public enum FailurePolicy: Sendable {
            case throwError, returnPartiallyParsedIfPossible
        }

        public var allowsExtendedAttributes: Bool
        public var interpretedSyntax: InterpretedSyntax
        public var failurePolicy: FailurePolicy
        public var languageCode: String?

        public init(
            allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
            failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
        ) {
            self.allowsExtendedAttributes = allowsExtendedAttributes
            self.interpretedSyntax = interpretedSyntax
            self.failurePolicy = failurePolicy
            self.languageCode = languageCode
        }
    }

    /// A text with the emphasis, code and links of its Markdown.
    public init(
        markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
    ) throws {
        self = InlineMarkdown.spans(of: markdown, language: options.languageCode ?? "").reduce(
            into: AttributedString()
        ) { string, span in
            var part = AttributedString(span.text)
            part.mark(span.marks)
            string += part
        }
    }

    public init(
        markdown: Data, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
    ) throws {
        try self.init(markdown: String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL)
    }

    /// The text of a key in the language of the picture, with its Markdown.
    public init(
        localized key: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale? = nil, comment: StaticString? = nil
    ) {
        let text = String(localized: key, table: table, bundle: bundle, locale: locale, comment: comment)
        self.init(localizedMarkdown: text, locale: locale)
    }

    /// The text of a resource, with its Markdown.
    public init(localized resource: LocalizedStringResource) {
        self.init(localizedMarkdown: String(localized: resource), locale: resource.locale)
    }

    private init(localizedMarkdown text: String, locale: Locale?) {
        let options = MarkdownParsingOptions(
            languageCode: Resources.locale(for: locale).language.languageCode?.identifier)
        // Marks within a line cannot fail.
        self = (try? AttributedString(markdown: text, options: options)) ?? AttributedString(text)
    }
}

extension AttributedString {
    /// Says of the whole text what Markdown has said of it.
    fileprivate mutating func mark(_ marks: Set<InlineMarkdown.Mark>) {
        var intent: InlinePresentationIntent = []
        for mark in marks {
            switch mark {
            case .emphasized: intent.insert(.emphasized)
            case .stronglyEmphasized: intent.insert(.stronglyEmphasized)
            case .code: intent.insert(.code)
            case .strikethrough: intent.insert(.strikethrough)
            case .link(let address): self.link = URL(string: address)
            }
        }
        if !intent.isEmpty { self.inlinePresentationIntent = intent }
    }
}
