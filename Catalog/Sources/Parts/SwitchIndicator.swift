import Vitrine

/// The state of something that is on or off.
struct SwitchIndicator: View {
    let isOn: Bool
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        Capsule()
            .fill(isOn ? .accent : .line)
            .frame(width: Extent.switchTrack.width, height: Extent.switchTrack.height)
            .overlay(alignment: isOn ? .trailing : .leading) {
                Circle()
                    .fill(.white)
                    .frame(width: Extent.switchKnob, height: Extent.switchKnob)
                    .controlShadow()
                    .padding(Spacing.hair)
            }
            .opacity(isEnabled ? 1 : 0.45)
    }
}
