extension TabContent {
    /// Names the tab in the bar for tests.
    public func accessibilityIdentifier(
        _ identifier: String, isEnabled: Bool = true
    ) -> some TabContent<TabValue> {
        tabProperties { if isEnabled { $0.identifier = identifier } }
    }

    public func accessibilityLabel(_ label: Text, isEnabled: Bool = true) -> some TabContent<TabValue> {
        tabProperties { if isEnabled { $0.label = [label] } }
    }

    public func accessibilityLabel(
        _ label: LocalizedStringKey, isEnabled: Bool = true
    ) -> some TabContent<TabValue> {
        accessibilityLabel(Text(label), isEnabled: isEnabled)
    }

    @_disfavoredOverload
    public func accessibilityLabel<S: StringProtocol>(
        _ label: S, isEnabled: Bool = true
    ) -> some TabContent<TabValue> {
        accessibilityLabel(Text(label), isEnabled: isEnabled)
    }

    public func accessibilityValue(_ value: Text, isEnabled: Bool = true) -> some TabContent<TabValue> {
        tabProperties { if isEnabled { $0.value = value } }
    }

    public func accessibilityValue(
        _ value: LocalizedStringKey, isEnabled: Bool = true
    ) -> some TabContent<TabValue> {
        accessibilityValue(Text(value), isEnabled: isEnabled)
    }

    @_disfavoredOverload
    public func accessibilityValue<S: StringProtocol>(
        _ value: S, isEnabled: Bool = true
    ) -> some TabContent<TabValue> {
        accessibilityValue(Text(value), isEnabled: isEnabled)
    }

    public func accessibilityHint(_ hint: Text, isEnabled: Bool = true) -> some TabContent<TabValue> {
        tabProperties { if isEnabled { $0.hint = hint } }
    }

    public func accessibilityHint(
        _ hint: LocalizedStringKey, isEnabled: Bool = true
    ) -> some TabContent<TabValue> {
        accessibilityHint(Text(hint), isEnabled: isEnabled)
    }

    @_disfavoredOverload
    public func accessibilityHint<S: StringProtocol>(
        _ hint: S, isEnabled: Bool = true
    ) -> some TabContent<TabValue> {
        accessibilityHint(Text(hint), isEnabled: isEnabled)
    }

    public func accessibilityInputLabels(
        _ inputLabels: [Text], isEnabled: Bool = true
    ) -> some TabContent<TabValue> {
        tabProperties { if isEnabled { $0.inputLabels = inputLabels } }
    }

    public func accessibilityInputLabels(
        _ inputLabelKeys: [LocalizedStringKey], isEnabled: Bool = true
    ) -> some TabContent<TabValue> {
        accessibilityInputLabels(inputLabelKeys.map { Text($0) }, isEnabled: isEnabled)
    }

    @_disfavoredOverload
    public func accessibilityInputLabels<S: StringProtocol>(
        _ inputLabels: [S], isEnabled: Bool = true
    ) -> some TabContent<TabValue> {
        accessibilityInputLabels(inputLabels.map { Text($0) }, isEnabled: isEnabled)
    }

    /// Changes what assistive technology and tests find of the tab in the bar.
    private func tabProperties(
        _ change: @escaping @Sendable (inout AccessibilityProperties) -> Void
    ) -> some TabContent<TabValue> {
        CollectedTabs<TabValue, _>(
            screens: screens.modified(
                by: .trait { traits in
                    let earlier = traits[TabPropertiesTrait.self]
                    traits[TabPropertiesTrait.self] = {
                        earlier?(&$0)
                        change(&$0)
                    }
                }))
    }
}

enum TabPropertiesTrait: TraitKey { typealias Value = @Sendable (inout AccessibilityProperties) -> Void }
