public import Foundation

/// Lines of text that can be changed.
public nonisolated struct TextEditor: View {
    private let text: Binding<String>
    /// What is shown, where it has attributes.
    private let attributed: Text?

    public init(text: Binding<String>) {
        self.text = text
        self.attributed = nil
    }

    /// Lines with attributes, which what is typed takes over from the letter before it.
    ///
    /// - Parameter selection: without effect, since it shows only while the lines are edited.
    public init(text: Binding<AttributedString>, selection: Binding<AttributedTextSelection>? = nil) {
        self.text = Binding(
            get: { String(text.wrappedValue.characters) }, set: { text.wrappedValue.setText($0) })
        self.attributed = Text(text.wrappedValue)
    }

    @MainActor public var body: some View {
        (attributed ?? Text(verbatim: text.wrappedValue))
            .avoidsOrphans(false)
            .padding(EdgeInsets(top: 8, leading: 5, bottom: 8, trailing: 5))
            .frame(
                minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity, alignment: .topLeading
            )
            .interaction(
                .text(TextInput(text, isMultiline: true)), .contentShape(Rectangle(), isEvenOdd: false)
            )
            .accessibilityProperties { [text = text.wrappedValue] in
                $0.value = Text(verbatim: text)
                $0.role = .textView
                $0.children = .ignore
            }
    }
}

extension AttributedString {
    /// Changes the letters to those of a text; what is the same at both ends keeps its attributes.
    package mutating func setText(_ text: String) {
        let old = Array(characters)
        let new = Array(text)
        let start = zip(old, new).prefix { $0 == $1 }.count
        let room = Swift.min(old.count, new.count) - start
        let end = zip(old.reversed(), new.reversed()).prefix(room).prefix { $0 == $1 }.count
        let lower = characters.index(startIndex, offsetBy: start)
        let upper = characters.index(endIndex, offsetBy: -end)
        let before = start > 0 ? runs[characters.index(before: lower)].attributes : AttributeContainer()
        let typed = AttributedString(String(new[start..<(new.count - end)]), attributes: before)
        replaceSubrange(lower..<upper, with: typed)
    }
}
