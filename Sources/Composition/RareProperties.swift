import Views

/// What few elements have, kept apart so that the others are small and quick to copy.
struct RareProperties: Sendable {
    private var boxedFlexItem: Box<FlexItem>?
    private var boxedAccessibility: Box<AccessibilityProperties>?

    /// What the element's box is in the `Flex` around, or that of a `Flex` in other containers.
    var flexItem: FlexItem? {
        get { boxedFlexItem?.value }
        set { boxedFlexItem = newValue.map(Box.init) }
    }

    private var boxedTokens: Box<[String: [String]]>?

    /// The design tokens that properties are made of, by the properties' names.
    var tokens: [String: [String]] {
        get { boxedTokens?.value ?? [:] }
        set { boxedTokens = newValue.isEmpty ? nil : Box(newValue) }
    }

    private var boxedInteractions: Box<[Int]>?
    private var boxedActionContent: Box<[ResolvedNode]>?

    /// What can be done with the element, the innermost first, by numbers of the pass's ``InteractionRegister``.
    var interactions: [Int] {
        get { boxedInteractions?.value ?? [] }
        set { boxedInteractions = Box(newValue) }
    }

    /// Whether it is a control that does not react.
    var isDisabled = false

    /// What can be done beside what is shown, such as by swiping.
    var actionContent: [ResolvedNode] {
        get { boxedActionContent?.value ?? [] }
        set { boxedActionContent = Box(newValue) }
    }

    private var boxedTextLinks: Box<[TextLink]>?

    /// The links of a text, in its order.
    var textLinks: [TextLink] {
        get { boxedTextLinks?.value ?? [] }
        set { boxedTextLinks = newValue.isEmpty ? nil : Box(newValue) }
    }

    var accessibility: AccessibilityProperties? {
        get { boxedAccessibility?.value }
        set { boxedAccessibility = newValue.map(Box.init) }
    }

    private var boxedStoredWords: Box<AccessibilityWords>?

    /// What a sidecar says that assistive technology finds here, which it cannot be asked for again.
    var storedWords: AccessibilityWords? {
        get { boxedStoredWords?.value }
        set { boxedStoredWords = newValue.map(Box.init) }
    }
}
