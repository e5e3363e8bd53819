import Vitrine

/// The state of something that is on or off.
struct SwitchIndicator: View {
    let isOn: Bool

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
    }
}
