import Foundation

/// The field itself, without any decoration.
nonisolated struct FieldText: View {
    let field: FieldContent
    @Environment(\.lineLimit) private var lineLimit

    @MainActor @ViewBuilder var body: some View {
        if field.isMultiline {
            content.lineLimit(lineLimit).frame(minWidth: 0, maxWidth: .infinity, alignment: alignment)
        } else {
            FieldHeight {
                content.lineLimit(1).frame(minWidth: 0, maxWidth: .infinity, alignment: alignment)
            }
        }
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
            (field.prompt ?? Text(verbatim: " ")).foregroundStyle(PlaceholderTextShapeStyle())
        } else if field.isSecure {
            Text(verbatim: String(repeating: "•", count: field.text.count))
        } else {
            Text(verbatim: field.text)
        }
    }
}
