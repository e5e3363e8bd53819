import VitrineViews

/// The properties that few elements have, behind one reference, so that elements are small and quick to copy.
struct RareProperties: Sendable {
    private struct Values: Sendable {
        var flexItem: FlexItem?
        var tokens: [String: [String]] = [:]
        var interactions: [Int] = []
        var isDisabled = false
        var actionContent: [ResolvedNode] = []
        var textLinks: [TextLink] = []
        var coordinateSpaces: [String] = []
        var accessibility: AccessibilityProperties?
        var accessibilityContent: [ResolvedNode]?
        var storedWords: AccessibilityWords?
    }

    /// Nothing while there is nothing that most elements do not have.
    private var values: Box<Values>?

    private mutating func change(_ change: (inout Values) -> Void) {
        var changed = values?.value ?? Values()
        change(&changed)
        values = Box(changed)
    }

    /// What the element's box is in the `Flex` around, or that of a `Flex` in other containers.
    var flexItem: FlexItem? {
        get { values?.value.flexItem }
        set { if values != nil || newValue != nil { change { $0.flexItem = newValue } } }
    }

    /// The design tokens that properties are made of, by the properties' names.
    var tokens: [String: [String]] {
        get { values?.value.tokens ?? [:] }
        set { if values != nil || !newValue.isEmpty { change { $0.tokens = newValue } } }
    }

    /// What can be done with the element, the innermost first, by numbers of the pass's ``InteractionRegister``.
    var interactions: [Int] {
        get { values?.value.interactions ?? [] }
        set { change { $0.interactions = newValue } }
    }

    /// Whether it is a control that does not react.
    var isDisabled: Bool {
        get { values?.value.isDisabled ?? false }
        set { change { $0.isDisabled = newValue } }
    }

    /// What can be done beside what is shown, such as by swiping.
    var actionContent: [ResolvedNode] {
        get { values?.value.actionContent ?? [] }
        set { change { $0.actionContent = newValue } }
    }

    /// The links of a text, in its order.
    var textLinks: [TextLink] {
        get { values?.value.textLinks ?? [] }
        set { if values != nil || !newValue.isEmpty { change { $0.textLinks = newValue } } }
    }

    /// The coordinate spaces that the element's box is, by name.
    var coordinateSpaces: [String] {
        get { values?.value.coordinateSpaces ?? [] }
        set { change { $0.coordinateSpaces = newValue } }
    }

    var accessibility: AccessibilityProperties? {
        get { values?.value.accessibility }
        set { change { $0.accessibility = newValue } }
    }

    /// What assistive technology finds instead of the element and its children.
    var accessibilityContent: [ResolvedNode]? {
        get { values?.value.accessibilityContent }
        set { change { $0.accessibilityContent = newValue } }
    }

    /// What a sidecar says that assistive technology finds here, which it cannot be asked for again.
    var storedWords: AccessibilityWords? {
        get { values?.value.storedWords }
        set { if values != nil || newValue != nil { change { $0.storedWords = newValue } } }
    }
}
