public import Foundation

nonisolated extension View {
    /// Changes the accessibility properties of each view of this one.
    func accessibilityProperties(
        _ change: @escaping @Sendable (inout AccessibilityProperties) -> Void
    ) -> Modified<Self> {
        modified(by: .accessibility(change))
    }

    func accessibilityRole(_ role: AccessibilityRole) -> Modified<Self> {
        accessibilityProperties { $0.role = role }
    }

    public func accessibilityLabel(_ label: Text, isEnabled: Bool = true) -> some View {
        accessibilityProperties { if isEnabled { $0.label = [label] } }
    }

    public func accessibilityLabel(_ labelKey: LocalizedStringKey, isEnabled: Bool = true) -> some View {
        accessibilityLabel(Text(labelKey), isEnabled: isEnabled)
    }

    @_disfavoredOverload
    public func accessibilityLabel<S: StringProtocol>(_ label: S, isEnabled: Bool = true) -> some View {
        accessibilityLabel(Text(label), isEnabled: isEnabled)
    }

    /// What the views of a closure are called, which has this view to add others to.
    public func accessibilityLabel<V: View>(
        @ViewBuilder content: (PlaceholderContentView<Self>) -> V
    ) -> some View {
        modified(by: .accessibilityLabelContent(content(PlaceholderContentView(self))))
    }

    public func accessibilityValue(_ valueKey: LocalizedStringKey, isEnabled: Bool = true) -> some View {
        accessibilityValue(Text(valueKey), isEnabled: isEnabled)
    }

    @_disfavoredOverload
    public func accessibilityValue<S: StringProtocol>(_ value: S, isEnabled: Bool = true) -> some View {
        accessibilityValue(Text(value), isEnabled: isEnabled)
    }

    public func accessibilityValue(_ value: Text, isEnabled: Bool = true) -> some View {
        accessibilityProperties { if isEnabled { $0.value = value } }
    }

    public func accessibilityHint(_ hintKey: LocalizedStringKey, isEnabled: Bool = true) -> some View {
        accessibilityHint(Text(hintKey), isEnabled: isEnabled)
    }

    @_disfavoredOverload
    public func accessibilityHint<S: StringProtocol>(_ hint: S, isEnabled: Bool = true) -> some View {
        accessibilityHint(Text(hint), isEnabled: isEnabled)
    }

    public func accessibilityHint(_ hint: Text, isEnabled: Bool = true) -> some View {
        accessibilityProperties { if isEnabled { $0.hint = hint } }
    }

    public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool = true) -> some View {
        accessibilityProperties { if isEnabled { $0.isHidden = hidden } }
    }

    public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool = true) -> some View {
        accessibilityProperties { if isEnabled { $0.identifier = identifier } }
    }

    public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
        accessibilityProperties {
            $0.traits.formUnion(traits)
            $0.removedTraits.subtract(traits)
        }
    }

    public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
        accessibilityProperties {
            $0.traits.subtract(traits)
            $0.removedTraits.formUnion(traits)
        }
    }

    public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
        accessibilityProperties { $0.children = children }
    }

    /// Lets assistive technology find some views in the place of what lies in this one.
    public func accessibilityChildren<Children: View>(@ViewBuilder children: () -> Children) -> some View {
        modified(by: .accessibilityContent(children()))
    }

    /// Lets assistive technology find another view in the place of this one.
    public func accessibilityRepresentation<Representation: View>(
        @ViewBuilder representation: () -> Representation
    ) -> some View {
        modified(by: .accessibilityContent(representation()))
    }

    /// Views of a higher priority are read before others that lie in the same element; 0 is the usual one.
    public func accessibilitySortPriority(_ sortPriority: Double) -> some View {
        accessibilityProperties { $0.sortPriority = sortPriority }
    }

    public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
        accessibilityProperties { $0.headingLevel = level }
    }

    public func accessibilityInputLabels(
        _ inputLabelKeys: [LocalizedStringKey], isEnabled: Bool = true
    ) -> some View {
        accessibilityInputLabels(inputLabelKeys.map { Text($0) }, isEnabled: isEnabled)
    }

    @_disfavoredOverload
    public func accessibilityInputLabels<S: StringProtocol>(
        _ inputLabels: [S], isEnabled: Bool = true
    ) -> some View {
        accessibilityInputLabels(inputLabels.map { Text($0) }, isEnabled: isEnabled)
    }

    public func accessibilityInputLabels(_ inputLabels: [Text], isEnabled: Bool = true) -> some View {
        accessibilityProperties { if isEnabled { $0.inputLabels = inputLabels } }
    }

    public func accessibilityActivationPoint(
        _ activationPoint: UnitPoint, isEnabled: Bool = true
    ) -> some View {
        accessibilityProperties { if isEnabled { $0.activationPoint = .share(activationPoint) } }
    }

    /// Assistive technology touches a point of the view's own coordinates.
    public func accessibilityActivationPoint(_ activationPoint: CGPoint, isEnabled: Bool = true) -> some View
    {
        accessibilityProperties { if isEnabled { $0.activationPoint = .offset(activationPoint) } }
    }

    public func accessibilityRespondsToUserInteraction(
        _ responds: Bool = true, isEnabled: Bool = true
    ) -> some View {
        accessibilityProperties { if isEnabled { $0.respondsToUserInteraction = responds } }
    }

    /// Adds a content that is read out on demand, or nothing for `nil`; the importance is without effect.
    public func accessibilityCustomContent(
        _ key: AccessibilityCustomContentKey, _ value: Text?,
        importance: AXCustomContent.Importance = .default
    ) -> some View {
        accessibilityProperties { properties in
            guard let value else { return }
            properties.content.append(.init(label: key.label, value: value))
        }
    }

    /// Adds a content that is read out on demand; the importance is without effect.
    public func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey, _ value: Text, importance: AXCustomContent.Importance = .default
    ) -> some View {
        accessibilityProperties { $0.content.append(.init(label: Text(labelKey), value: value)) }
    }

    /// Adds a content that is read out on demand; the importance is without effect.
    public func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey,
        importance: AXCustomContent.Importance = .default
    ) -> some View {
        accessibilityCustomContent(labelKey, Text(valueKey), importance: importance)
    }

    /// Adds a content that is read out on demand, without a look-up in tables; the importance is without effect.
    @_disfavoredOverload
    public func accessibilityCustomContent<L: StringProtocol, V: StringProtocol>(
        _ label: L, _ value: V, importance: AXCustomContent.Importance = .default
    ) -> some View {
        accessibilityProperties { [label = String(label), value = String(value)] in
            $0.content.append(.init(label: Text(verbatim: label), value: Text(verbatim: value)))
        }
    }
}
