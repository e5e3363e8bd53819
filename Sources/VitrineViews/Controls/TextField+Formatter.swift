public import Foundation

extension TextField {
    /// A field for a value that a formatter writes.
    public init<Value>(
        value: Binding<Value>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) {
        self.init(value, formatter, prompt: prompt, label: label())
    }

    private init<Value>(
        _ value: Binding<Value>, _ formatter: Formatter, prompt: Text?, label: Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void = {}
    ) {
        let text = Binding<String>(
            get: { formatter.inPicture.string(for: value.wrappedValue) ?? "" },
            set: {
                if let parsed = formatter.inPicture.value(of: $0) as? Value { value.wrappedValue = parsed }
            })
        self.init(
            field: FieldContent(text: text.wrappedValue, prompt: prompt, isFormatted: true), label: label,
            input: TextInput(text, onEditingChanged: onEditingChanged, onCommit: onCommit))
    }

    /// A field for a value that may be absent; without one it shows the prompt.
    public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String {
        self.init(
            field: FieldContent(
                text: value.wrappedValue.map(format.inPicture.format) ?? "", prompt: prompt, isFormatted: true
            ),
            label: label(),
            input: TextInput(
                Binding(
                    get: { value.wrappedValue.map(format.inPicture.format) ?? "" },
                    set: { value.wrappedValue = try? format.inPicture.parseStrategy.parse($0) })))
    }
}

extension TextField where Label == Text {
    public init<Value>(
        _ titleKey: LocalizedStringKey, value: Binding<Value>, formatter: Formatter, prompt: Text? = nil
    ) {
        self.init(value: value, formatter: formatter, prompt: prompt ?? Text(titleKey)) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol, Value>(
        _ title: S, value: Binding<Value>, formatter: Formatter, prompt: Text? = nil
    ) {
        self.init(value: value, formatter: formatter, prompt: prompt ?? Text(title)) { Text(title) }
    }

    public init<Value>(
        _ titleKey: LocalizedStringKey, value: Binding<Value>, formatter: Formatter,
        onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
    ) {
        self.init(
            value, formatter, prompt: Text(titleKey), label: Text(titleKey),
            onEditingChanged: onEditingChanged, onCommit: onCommit)
    }

    @_disfavoredOverload
    public init<S: StringProtocol, Value>(
        _ title: S, value: Binding<Value>, formatter: Formatter,
        onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
    ) {
        self.init(
            value, formatter, prompt: Text(title), label: Text(title), onEditingChanged: onEditingChanged,
            onCommit: onCommit)
    }

    public init<Value>(
        _ titleKey: LocalizedStringKey, value: Binding<Value>, formatter: Formatter,
        onCommit: @escaping () -> Void
    ) {
        self.init(
            titleKey, value: value, formatter: formatter, onEditingChanged: { _ in }, onCommit: onCommit)
    }

    @_disfavoredOverload
    public init<S: StringProtocol, Value>(
        _ title: S, value: Binding<Value>, formatter: Formatter, onCommit: @escaping () -> Void
    ) {
        self.init(title, value: value, formatter: formatter, onEditingChanged: { _ in }, onCommit: onCommit)
    }

    public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(value: value, format: format, prompt: prompt ?? Text(titleKey)) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(value: value, format: format, prompt: prompt ?? Text(title)) { Text(title) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(value: value, format: format, prompt: prompt ?? Text(title)) { Text(title) }
    }
}

extension Formatter {
    /// What a text stands for; of formatters of one's own nothing is known on this platform.
    fileprivate func value(of text: String) -> Any? {
        switch self {
        case let formatter as NumberFormatter: formatter.number(from: text)
        case let formatter as DateFormatter: formatter.date(from: text)
        default: nil
        }
    }
}
