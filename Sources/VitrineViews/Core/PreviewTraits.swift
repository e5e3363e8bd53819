/// The settings of a preview beside its view.
public struct PreviewTraits: Hashable, Sendable {
    /// The name of the preview, of which its picture's name is made; `nil` for none.
    public var displayName: String?
    /// The size of the canvas; `nil` for a whole device if one or its orientation is given, else for as much as the
    /// view fills.
    public var layout: PreviewLayout?
    /// The device whose screen is the canvas; `nil` for the mode's width and height, or the standard one.
    public var device: PreviewDevice?
    /// Which way the device is held; `nil` for upright.
    public var orientation: InterfaceOrientation?

    /// Traits that say nothing, but for what is given.
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
