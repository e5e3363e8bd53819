/// What is said about a preview beside its view.
public struct PreviewTraits: Hashable, Sendable {
    public var displayName: String?
    public var layout: PreviewLayout?
    public var device: PreviewDevice?
    public var orientation: InterfaceOrientation?

    public init(
        displayName: String? = nil, layout: PreviewLayout? = nil, device: PreviewDevice? = nil,
        orientation: InterfaceOrientation? = nil
    ) {
        self.displayName = displayName
        self.layout = layout
        self.device = device
        self.orientation = orientation
    }

    /// Those traits where this says nothing.
    func filled(from outer: PreviewTraits) -> PreviewTraits {
        PreviewTraits(
            displayName: displayName ?? outer.displayName, layout: layout ?? outer.layout,
            device: device ?? outer.device, orientation: orientation ?? outer.orientation)
    }
}
