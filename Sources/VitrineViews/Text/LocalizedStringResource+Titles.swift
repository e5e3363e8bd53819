public import Foundation

// Titles that are resources, such as the names that are generated from string catalogues: each is the key of the same text.

extension Button where Label == Text {
    @_disfavoredOverload @preconcurrency
    public init(
        _ titleResource: LocalizedStringResource, role: ButtonRole? = nil,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(LocalizedStringKey(titleResource), role: role, action: action)
    }
}

extension Button where Label == VitrineViews.Label<Text, Image> {
    @_disfavoredOverload @preconcurrency
    public init(
        _ titleResource: LocalizedStringResource, systemImage: String, role: ButtonRole? = nil,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(LocalizedStringKey(titleResource), systemImage: systemImage, role: role, action: action)
    }

    @_disfavoredOverload @preconcurrency
    public init(
        _ titleResource: LocalizedStringResource, image: ImageResource, role: ButtonRole? = nil,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(LocalizedStringKey(titleResource), image: image, role: role, action: action)
    }
}

extension Label where Title == Text, Icon == Image {
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, systemImage name: String) {
        self.init(LocalizedStringKey(titleResource), systemImage: name)
    }

    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, image name: String) {
        self.init(LocalizedStringKey(titleResource), image: name)
    }

    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, image resource: ImageResource) {
        self.init(LocalizedStringKey(titleResource), image: resource)
    }
}

extension Toggle where Label == Text {
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, isOn: Binding<Bool>) {
        self.init(LocalizedStringKey(titleResource), isOn: isOn)
    }
}

extension Toggle where Label == VitrineViews.Label<Text, Image> {
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, systemImage: String, isOn: Binding<Bool>) {
        self.init(LocalizedStringKey(titleResource), systemImage: systemImage, isOn: isOn)
    }
}

extension TextField where Label == Text {
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text? = nil) {
        self.init(LocalizedStringKey(titleResource), text: text, prompt: prompt)
    }

    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text? = nil, axis: Axis
    ) {
        self.init(LocalizedStringKey(titleResource), text: text, prompt: prompt, axis: axis)
    }

    @_disfavoredOverload
    public init<F: ParseableFormatStyle>(
        _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput>, format: F,
        prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(LocalizedStringKey(titleResource), value: value, format: format, prompt: prompt)
    }
}

extension SecureField where Label == Text {
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text? = nil) {
        self.init(LocalizedStringKey(titleResource), text: text, prompt: prompt)
    }
}

extension Menu where Label == Text {
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        self.init(LocalizedStringKey(titleResource), content: content)
    }
}

extension Menu where Label == VitrineViews.Label<Text, Image> {
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> Content
    ) {
        self.init(LocalizedStringKey(titleResource), systemImage: systemImage, content: content)
    }
}

extension Picker where Label == Text {
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(LocalizedStringKey(titleResource), selection: selection, content: content)
    }
}

extension Picker where Label == VitrineViews.Label<Text, Image> {
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, systemImage: String, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            LocalizedStringKey(titleResource), systemImage: systemImage, selection: selection,
            content: content)
    }
}

extension Stepper where Label == Text {
    @_disfavoredOverload
    public init<V: Strideable>(
        _ titleResource: LocalizedStringResource, value: Binding<V>, in bounds: ClosedRange<V>,
        step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            LocalizedStringKey(titleResource), value: value, in: bounds, step: step,
            onEditingChanged: onEditingChanged)
    }

    @_disfavoredOverload
    public init<V: Strideable>(
        _ titleResource: LocalizedStringResource, value: Binding<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            LocalizedStringKey(titleResource), value: value, step: step, onEditingChanged: onEditingChanged)
    }
}

extension DatePicker where Label == Text {
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, selection: Binding<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
    ) {
        self.init(
            LocalizedStringKey(titleResource), selection: selection, displayedComponents: displayedComponents)
    }
}

extension ColorPicker where Label == Text {
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, selection: Binding<Color>, supportsOpacity: Bool = true
    ) {
        self.init(LocalizedStringKey(titleResource), selection: selection, supportsOpacity: supportsOpacity)
    }
}

extension LabeledContent where Label == Text {
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        self.init(LocalizedStringKey(titleResource), content: content)
    }
}

extension LabeledContent where Label == Text, Content == Text {
    @_disfavoredOverload
    public init<S: StringProtocol>(_ titleResource: LocalizedStringResource, value: S) {
        self.init(LocalizedStringKey(titleResource), value: value)
    }
}

extension ContentUnavailableView
where Label == VitrineViews.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, systemImage name: String, description: Text? = nil
    ) {
        self.init(LocalizedStringKey(titleResource), systemImage: name, description: description)
    }
}

extension ProgressView where CurrentValueLabel == EmptyView, Label == Text {
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource) {
        self.init(LocalizedStringKey(titleResource))
    }

    @_disfavoredOverload
    public init<V: BinaryFloatingPoint>(
        _ titleResource: LocalizedStringResource, value: V?, total: V = 1.0
    ) {
        self.init(LocalizedStringKey(titleResource), value: value, total: total)
    }
}

extension Link where Label == Text {
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, destination: URL) {
        self.init(LocalizedStringKey(titleResource), destination: destination)
    }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        self.init(LocalizedStringKey(titleResource), content: content)
    }
}

extension GroupBox where Label == Text {
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        self.init(LocalizedStringKey(titleResource), content: content)
    }
}

extension DisclosureGroup where Label == Text {
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: @escaping () -> Content) {
        self.init(LocalizedStringKey(titleResource), content: content)
    }

    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, isExpanded: Binding<Bool>,
        @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(LocalizedStringKey(titleResource), isExpanded: isExpanded, content: content)
    }
}

extension Tab where Value == Never, Label == VitrineViews.Label<Text, Image> {
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, systemImage: String, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(LocalizedStringKey(titleResource), systemImage: systemImage, role: role, content: content)
    }
}

extension Tab where Label == VitrineViews.Label<Text, Image> {
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, systemImage: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            LocalizedStringKey(titleResource), systemImage: systemImage, value: value, role: role,
            content: content)
    }
}

nonisolated extension NavigationLink where Label == Text, Destination == Never {
    @_disfavoredOverload
    public init<Value: Hashable>(_ titleResource: LocalizedStringResource, value: Value?) {
        self.init(LocalizedStringKey(titleResource), value: value)
    }
}

nonisolated extension NavigationLink where Label == Text {
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, @ViewBuilder destination: () -> Destination) {
        self.init(LocalizedStringKey(titleResource), destination: destination)
    }

    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, destination: Destination) {
        self.init(LocalizedStringKey(titleResource), destination: destination)
    }
}

nonisolated extension View {
    @_disfavoredOverload
    public func navigationTitle(_ titleResource: LocalizedStringResource) -> some View {
        navigationTitle(LocalizedStringKey(titleResource))
    }

    @_disfavoredOverload
    public func badge(_ resource: LocalizedStringResource) -> some View {
        badge(LocalizedStringKey(resource))
    }

    @_disfavoredOverload
    public func alert<Actions: View>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
        @ViewBuilder actions: () -> Actions
    ) -> some View {
        alert(LocalizedStringKey(titleResource), isPresented: isPresented, actions: actions)
    }

    @_disfavoredOverload
    public func alert<Actions: View, Message: View>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
        @ViewBuilder actions: () -> Actions, @ViewBuilder message: () -> Message
    ) -> some View {
        alert(
            LocalizedStringKey(titleResource), isPresented: isPresented, actions: actions, message: message)
    }

    @_disfavoredOverload
    public func confirmationDialog<Actions: View>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> Actions
    ) -> some View {
        confirmationDialog(
            LocalizedStringKey(titleResource), isPresented: isPresented, titleVisibility: titleVisibility,
            actions: actions)
    }

    @_disfavoredOverload
    public func confirmationDialog<Actions: View, Message: View>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> Actions,
        @ViewBuilder message: () -> Message
    ) -> some View {
        confirmationDialog(
            LocalizedStringKey(titleResource), isPresented: isPresented, titleVisibility: titleVisibility,
            actions: actions, message: message)
    }

    @_disfavoredOverload
    public func accessibilityLabel(
        _ labelResource: LocalizedStringResource, isEnabled: Bool = true
    ) -> some View {
        accessibilityLabel(LocalizedStringKey(labelResource), isEnabled: isEnabled)
    }

    @_disfavoredOverload
    public func accessibilityValue(
        _ valueResource: LocalizedStringResource, isEnabled: Bool = true
    ) -> some View {
        accessibilityValue(LocalizedStringKey(valueResource), isEnabled: isEnabled)
    }

    @_disfavoredOverload
    public func accessibilityHint(
        _ hintResource: LocalizedStringResource, isEnabled: Bool = true
    ) -> some View {
        accessibilityHint(LocalizedStringKey(hintResource), isEnabled: isEnabled)
    }
}
