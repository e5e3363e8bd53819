/// The selection in a text that is edited: nothing is selected in a picture.
public nonisolated struct TextSelection: Hashable, Sendable {
    public enum Indices: Hashable, Sendable {
        case selection(Range<String.Index>)
        case multiSelection(RangeSet<String.Index>)
    }

    public var indices: Indices
    public var affinity = TextSelectionAffinity.automatic

    public init(range: Range<String.Index>) {
        indices = .selection(range)
    }

    public init(insertionPoint: String.Index) {
        self.init(range: insertionPoint..<insertionPoint)
    }

    public init(ranges: RangeSet<String.Index>) {
        indices = .multiSelection(ranges)
    }

    /// Whether it is a place between letters.
    public var isInsertion: Bool {
        switch indices {
        case .selection(let range): range.isEmpty
        case .multiSelection(let ranges): ranges.isEmpty
        }
    }
}

extension TextField {
    /// A field whose selection is ignored: it shows only while the field is edited.
    public init(
        text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil,
        @ViewBuilder label: () -> Label
    ) {
        if let axis {
            self.init(text: text, prompt: prompt, axis: axis, label: label)
        } else {
            self.init(text: text, prompt: prompt, label: label)
        }
    }
}

extension TextField where Label == Text {
    /// A field whose selection is ignored: it shows only while the field is edited.
    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>,
        prompt: Text? = nil, axis: Axis? = nil
    ) {
        self.init(text: text, selection: selection, prompt: prompt ?? Text(titleKey), axis: axis) {
            Text(titleKey)
        }
    }

    /// A field whose selection is ignored: it shows only while the field is edited.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
        axis: Axis? = nil
    ) {
        self.init(text: text, selection: selection, prompt: prompt ?? Text(title), axis: axis) { Text(title) }
    }
}

extension TextEditor {
    /// Lines whose selection is ignored: it shows only while they are edited.
    public init(text: Binding<String>, selection: Binding<TextSelection?>) {
        self.init(text: text)
    }
}
