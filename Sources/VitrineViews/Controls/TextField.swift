public import Foundation

/// A field for a line of text; it shows the text, or where there is none its prompt, or its label.
public nonisolated struct TextField<Label: View>: View {
    let field: FieldContent
    private let label: Label
    /// Nothing where a style is handed the field of another one.
    private let input: TextInput?
    /// What is typed into a formatted field, as long as it is edited.
    @State private var draft: String?

    init(field: FieldContent, label: Label, input: TextInput? = nil) {
        self.field = field
        self.label = label
        self.input = input
    }

    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(
            field: FieldContent(text: text.wrappedValue, prompt: prompt), label: label(),
            input: TextInput(text))
    }

    public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
        self.init(
            field: FieldContent(text: text.wrappedValue, prompt: prompt, isMultiline: axis == .vertical),
            label: label(), input: TextInput(text, isMultiline: axis == .vertical))
    }

    public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String {
        self.init(
            field: FieldContent(
                text: format.inPicture.format(value.wrappedValue), prompt: prompt, isFormatted: true),
            label: label(),
            input: TextInput(
                Binding(
                    get: { format.inPicture.format(value.wrappedValue) },
                    set: {
                        if let parsed = try? format.inPicture.parseStrategy.parse($0) {
                            value.wrappedValue = parsed
                        }
                    })))
    }

    @MainActor public var body: some View {
        var field = field
        field.prompt = field.prompt ?? label.spokenTitle
        if field.isFormatted, let draft { field.text = draft }
        let input = field.isFormatted ? input?.keeping($draft) : input
        return StyledView(
            TextFieldConfiguration(field: field, label: StylePart(label)),
            default: StyleBox(style: PlainTextFieldStyle()) { $0.makeBody(configuration: $1) }
        )
        .modified(
            by: .interactions(input.map { [.text($0), .contentShape(Rectangle(), isEvenOdd: false)] } ?? [])
        )
        .accessibilityProperties { [field, title = label.spokenTitle] in
            $0.label = (title ?? field.prompt).map { [$0] } ?? []
            $0.value = field.spokenText.map { Text(verbatim: $0) }
            $0.role = field.isSecure ? .secureTextField : .textField
            $0.children = .ignore
        }
        .trait(FieldTrait.self, true)
    }
}

/// By this an alert finds views that are no buttons.
enum FieldTrait: TraitKey { typealias Value = Bool }

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
        self.init(
            field: FieldContent(text: text.wrappedValue, prompt: Text(titleKey)), label: Text(titleKey),
            input: TextInput(text, onEditingChanged: onEditingChanged, onCommit: onCommit))
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
        onCommit: @escaping () -> Void = {}
    ) {
        self.init(
            field: FieldContent(text: text.wrappedValue, prompt: Text(title)), label: Text(title),
            input: TextInput(text, onEditingChanged: onEditingChanged, onCommit: onCommit))
    }

    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(titleKey, text: text, onEditingChanged: { _ in }, onCommit: onCommit)
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(title, text: text, onEditingChanged: { _ in }, onCommit: onCommit)
    }
}
