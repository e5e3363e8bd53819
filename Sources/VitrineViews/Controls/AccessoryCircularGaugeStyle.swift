import Foundation

/// A ring around the value.
public nonisolated struct AccessoryCircularGaugeStyle: GaugeStyle {
    public init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        ZStack {
            Circle().trim(from: 0, to: 0.75)
                .stroke(Color.controlTrack, style: StrokeStyle(lineWidth: 6, lineCap: .round))
                .rotationEffect(.degrees(135))
            Circle().trim(from: 0, to: 0.75 * CGFloat(configuration.value))
                .stroke(Color.tintColor, style: StrokeStyle(lineWidth: 6, lineCap: .round))
                .rotationEffect(.degrees(135))
            configuration.currentValueLabel.font(.title3)
            bounds(configuration)
        }
        .padding(3)
        .frame(width: 60, height: 60)
    }

    /// The ends of the scale below the ring's gap, or else what the gauge is about.
    private func bounds(_ configuration: Configuration) -> some View {
        HStack(spacing: 4) {
            if configuration.minimumValueLabel == nil && configuration.maximumValueLabel == nil {
                configuration.label
            }
            configuration.minimumValueLabel
            configuration.maximumValueLabel
        }
        .font(.system(size: 11))
        .frame(maxHeight: .infinity, alignment: .bottom)
    }
}

nonisolated extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
    public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}
