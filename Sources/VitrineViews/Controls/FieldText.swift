import Foundation

/// The field itself, without any decoration.
nonisolated struct FieldText: View {
    let field: FieldContent

    @MainActor @ViewBuilder var body: some View {
        if field.isMultiline {
            content.avoidsOrphans(false)
                .frame(minWidth: 0, maxWidth: .infinity, alignment: alignment)
        } else {
            FieldHeight {
                content.lineLimit(1).frame(minWidth: 0, maxWidth: .infinity, alignment: alignment)
            }
        }
    }

    @Environment(\.self) private var environment

    /// What stands in for the text; where that has no letters either, a line is kept free.
    private var prompt: Text {
        guard let prompt = field.prompt, !prompt.string(in: environment).isEmpty else {
            return Text(verbatim: " ")
        }
        return prompt
    }

    @Environment(\.multilineTextAlignment) private var textAlignment

    private var alignment: Alignment {
        switch textAlignment {
        case .leading: .leading
        case .center: .center
        case .trailing: .trailing
        }
    }

    @ViewBuilder private var content: some View {
        if field.text.isEmpty {
            prompt.foregroundStyle(PlaceholderTextShapeStyle())
        } else if field.isSecure {
            Text(verbatim: String(repeating: "•", count: field.text.count))
        } else {
            Text(verbatim: field.text)
        }
    }
}
