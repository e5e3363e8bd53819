import Foundation

/// A closed ring that is filled from the top as far as the value goes, around the value or else what the gauge is about.
public nonisolated struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
    public init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        ZStack {
            Circle().stroke(Color.controlTrack, lineWidth: 6)
            Circle().trim(from: 0, to: CGFloat(configuration.value))
                .stroke(Color.tintColor, style: StrokeStyle(lineWidth: 6, lineCap: .round))
                .rotationEffect(.degrees(-90))
            Group {
                if let value = configuration.currentValueLabel {
                    value.font(.title3)
                } else {
                    configuration.label.font(.system(size: 11))
                }
            }
            .lineLimit(1)
            .minimumScaleFactor(0.5)
            .padding(8)
        }
        .padding(3)
        .frame(width: 60, height: 60)
    }
}

nonisolated extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
    public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
        AccessoryCircularCapacityGaugeStyle()
    }
}
