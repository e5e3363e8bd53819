nonisolated extension View {
    /// Names a preview; the name stays part of its picture's name.
    public func previewDisplayName(_ name: String?) -> some View {
        ViewWithPreviewTraits(content: self, traits: PreviewTraits(displayName: name))
    }

    public func previewLayout(_ layout: PreviewLayout) -> some View {
        ViewWithPreviewTraits(content: self, traits: PreviewTraits(layout: layout))
    }

    public func previewDevice(_ device: PreviewDevice?) -> some View {
        ViewWithPreviewTraits(content: self, traits: PreviewTraits(device: device))
    }

    public func previewInterfaceOrientation(_ orientation: InterfaceOrientation) -> some View {
        ViewWithPreviewTraits(content: self, traits: PreviewTraits(orientation: orientation))
    }
}
