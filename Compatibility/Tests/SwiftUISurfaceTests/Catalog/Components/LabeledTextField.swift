import SwiftUI

/// A text field with a title above and a message below.
public struct LabeledTextField: View {
    private let title: LocalizedStringKey
    private let prompt: LocalizedStringKey
    private let error: LocalizedStringKey?
    @Binding private var text: String
    @FocusState private var isFocused: Bool

    public init(
        _ title: LocalizedStringKey, prompt: LocalizedStringKey = "", text: Binding<String>,
        error: LocalizedStringKey? = nil
    ) {
        self.title = title
        self.prompt = prompt
        self.error = error
        self._text = text
    }

    public var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            Text(title)
                .font(.footnote.weight(.medium))
                .foregroundColor(error == nil ? .secondary : .red)
            TextField(prompt, text: $text)
                .focused($isFocused)
                .textFieldStyle(.plain)
                .submitLabel(.next)
                .padding(12)
                .background(
                    RoundedRectangle(cornerRadius: Radius.small)
                        .strokeBorder(borderColor, lineWidth: isFocused ? 2 : 1)
                )
            if let error {
                HStack(alignment: .firstTextBaseline, spacing: 4) {
                    Image(systemName: "exclamationmark.triangle")
                    Text(error)
                }
                .font(.caption)
                .foregroundColor(.red)
                .accessibilityElement(children: .combine)
            }
        }
        .onTapGesture { isFocused = true }
    }

    private var borderColor: Color {
        if error != nil { return .red }
        return isFocused ? .accentColor : .brandOutline
    }
}

struct LabeledTextField_Previews: PreviewProvider {
    static var previews: some View {
        VStack(spacing: 16) {
            LabeledTextField("Name", prompt: "As on the card", text: .constant(""))
            LabeledTextField("City", text: .constant("Utrecht"))
            LabeledTextField("E-mail", text: .constant("mei@"), error: "This is not an e-mail address.")
        }
        .padding(.vertical)
    }
}
