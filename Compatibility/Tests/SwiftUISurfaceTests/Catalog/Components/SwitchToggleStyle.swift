import SwiftUI

/// A switch with a symbol in its knob.
struct SymbolSwitchStyle: ToggleStyle {
    var onColor: Color = .green

    func makeBody(configuration: Configuration) -> some View {
        HStack {
            configuration.label
            Spacer()
            Capsule()
                .fill(configuration.isOn ? onColor : Color.gray.opacity(0.4))
                .frame(width: 52, height: 30)
                .overlay(
                    Circle()
                        .fill(.white)
                        .padding(3)
                        .overlay(
                            Image(systemName: configuration.isOn ? "checkmark" : "xmark")
                                .font(.system(size: 11, weight: .bold))
                                .foregroundColor(configuration.isOn ? onColor : .gray)
                        )
                        .offset(x: configuration.isOn ? 11 : -11)
                )
                .onTapGesture {
                    withAnimation(.easeInOut(duration: 0.2)) {
                        configuration.isOn.toggle()
                    }
                }
        }
    }
}

#Preview {
    VStack {
        Toggle("Wi-Fi", isOn: .constant(true))
        Toggle("Bluetooth", isOn: .constant(false))
    }
    .toggleStyle(SymbolSwitchStyle())
}
