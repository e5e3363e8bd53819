import SwiftUI

/// A toggle that is a box with a tick.
public struct CheckboxToggleStyle: ToggleStyle {
    @Environment(\.isEnabled) private var isEnabled

    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        Button {
            configuration.isOn.toggle()
        } label: {
            HStack(alignment: .firstTextBaseline, spacing: 10) {
                box(isOn: configuration.isOn)
                    .alignmentGuide(.firstTextBaseline) { dimensions in
                        dimensions[VerticalAlignment.center] + 5
                    }
                configuration.label
                    .foregroundColor(isEnabled ? .primary : .secondary)
                    .multilineTextAlignment(.leading)
            }
        }
        .buttonStyle(.plain)
    }

    private func box(isOn: Bool) -> some View {
        RoundedRectangle(cornerRadius: 4)
            .fill(isOn ? Color.accentColor : Color.clear)
            .frame(width: 20, height: 20)
            .overlay {
                RoundedRectangle(cornerRadius: 4)
                    .strokeBorder(isOn ? Color.accentColor : Color.secondary, lineWidth: 1.5)
            }
            .overlay {
                if isOn {
                    Image(systemName: "checkmark")
                        .font(.system(size: 12, weight: .heavy))
                        .foregroundColor(.white)
                }
            }
            .opacity(isEnabled ? 1 : 0.4)
    }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
    public static var checkbox: CheckboxToggleStyle { .init() }
}

#Preview {
    VStack(alignment: .leading, spacing: 14) {
        Toggle("Gift wrapping", isOn: .constant(true))
        Toggle(
            "I have read the terms of sale and agree that they apply to this order", isOn: .constant(false))
        Toggle("Express delivery", isOn: .constant(true))
            .disabled(true)
    }
    .toggleStyle(.checkbox)
    .frame(maxWidth: .infinity, alignment: .leading)
}
