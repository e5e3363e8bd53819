extension Button where Label == VitrineViews.Label<Text, Image> {
    @preconcurrency public init(
        _ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole? = nil,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { VitrineViews.Label(titleKey, image: image) }
    }

    @_disfavoredOverload
    @preconcurrency public init<S: StringProtocol>(
        _ title: S, image: ImageResource, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { VitrineViews.Label(title, image: image) }
    }
}
