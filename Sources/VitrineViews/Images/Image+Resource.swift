extension Image {
    public init(decorative resource: ImageResource) {
        self.init(resource)
        self.isDecorative = true
    }

    public init(_ resource: ImageResource, label: Text) {
        self.init(resource)
        self.words = Words(text: label)
    }
}
