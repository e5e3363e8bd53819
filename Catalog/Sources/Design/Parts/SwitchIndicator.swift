import Vitrine

/// The state of something that is on or off.
public struct SwitchIndicator: View {
    private let isOn: Bool

    public init(isOn: Bool) {
        self.isOn = isOn
    }

    public var body: some View {
        Capsule()
            .fill(isOn ? .accent : .line)
            .frame(width: Extent.switchTrack.width, height: Extent.switchTrack.height)
            .overlay(alignment: isOn ? .trailing : .leading) {
                Circle()
                    .fill(.white)
                    .frame(width: Extent.switchKnob, height: Extent.switchKnob)
                    .shadow(Elevation.control)
                    .padding(Spacing.hair)
            }
    }
}
