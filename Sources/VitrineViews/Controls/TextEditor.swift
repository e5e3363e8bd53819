import Foundation

/// Lines of text that can be changed.
public nonisolated struct TextEditor: View {
    private let text: Binding<String>

    public init(text: Binding<String>) {
        self.text = text
    }

    @MainActor public var body: some View {
        Text(verbatim: text.wrappedValue)
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
