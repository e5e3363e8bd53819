public import Foundation

/// A field for a line of text; it shows the text, or its prompt where there is none.
public nonisolated struct TextField<Label: View>: View {
    let field: FieldContent
    private let label: Label

    init(field: FieldContent, label: Label) {
        self.field = field
        self.label = label
    }

    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(
            field: FieldContent(text: text.wrappedValue, prompt: prompt), label: label())
    }

    public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
        self.init(
            field: FieldContent(text: text.wrappedValue, prompt: prompt, isMultiline: axis == .vertical),
            label: label())
    }

    public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String {
        self.init(
            field: FieldContent(text: format.format(value.wrappedValue), prompt: prompt), label: label())
    }

    @MainActor public var body: some View {
        StyledView(
            TextFieldConfiguration(field: field, label: StylePart(label)),
            default: StyleBox(style: PlainTextFieldStyle()) { $0.makeBody(configuration: $1) }
        )
        .accessibilityProperties { [field] in
            $0.label = field.prompt.map { [$0] } ?? []
            $0.value = field.isSecure || field.text.isEmpty ? nil : Text(verbatim: field.text)
        }
    }
}

extension TextField where Label == Text {
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
        self.init(text: text, prompt: prompt ?? Text(titleKey)) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
        self.init(text: text, prompt: prompt ?? Text(title)) { Text(title) }
    }

    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
        self.init(text: text, prompt: prompt ?? Text(titleKey), axis: axis) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
        self.init(text: text, prompt: prompt ?? Text(title), axis: axis) { Text(title) }
    }

    public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(value: value, format: format, prompt: prompt ?? Text(titleKey)) { Text(titleKey) }
    }

    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>,
        onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
    ) {
        self.init(titleKey, text: text)
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
        onCommit: @escaping () -> Void = {}
    ) {
        self.init(title, text: text)
    }

    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(titleKey, text: text)
    }
}
