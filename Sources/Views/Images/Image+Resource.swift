extension Image {
    public init(decorative resource: ImageResource) {
        self.init(resource)
    }

    public init(_ resource: ImageResource, label: Text) {
        self.init(resource)
    }
}
