/// How something is shown while it is being shared, which a picture does not show.
public nonisolated struct SharePreview<PreviewImage, PreviewIcon> {
    private init() {}

    public init(_ titleKey: LocalizedStringKey, image: PreviewImage, icon: PreviewIcon) {
        self.init()
    }

    public init(_ title: Text, image: PreviewImage, icon: PreviewIcon) {
        self.init()
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: PreviewImage, icon: PreviewIcon) {
        self.init()
    }
}

extension SharePreview where PreviewImage == Never {
    public init(_ titleKey: LocalizedStringKey, icon: PreviewIcon) {
        self.init()
    }

    public init(_ title: Text, icon: PreviewIcon) {
        self.init()
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, icon: PreviewIcon) {
        self.init()
    }
}

extension SharePreview where PreviewIcon == Never {
    public init(_ titleKey: LocalizedStringKey, image: PreviewImage) {
        self.init()
    }

    public init(_ title: Text, image: PreviewImage) {
        self.init()
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: PreviewImage) {
        self.init()
    }
}

extension SharePreview where PreviewImage == Never, PreviewIcon == Never {
    public init(_ titleKey: LocalizedStringKey) {
        self.init()
    }

    public init(_ title: Text) {
        self.init()
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S) {
        self.init()
    }
}
