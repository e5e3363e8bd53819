import SwiftUI

/// The system's own controls, for comparison with the design system's.
struct SystemControls: View {
    @State private var isOn = true
    @State private var amount = 0.4
    @State private var count = 2
    @State private var choice = 1

    var body: some View {
        VStack(alignment: .leading, spacing: 14) {
            Toggle("Toggle", isOn: $isOn)
            Slider(value: $amount, in: 0...1) {
                Text("Amount")
            } minimumValueLabel: {
                Image(systemName: "minus")
            } maximumValueLabel: {
                Image(systemName: "plus")
            }
            Stepper("Count: \(count)", value: $count, in: 0...9)
            Picker("Choice", selection: $choice) {
                Text("One").tag(1)
                Text("Two").tag(2)
                Text("Three").tag(3)
            }
            .pickerStyle(.segmented)
            HStack {
                Button("Plain") {}
                Button("Bordered") {}.buttonStyle(.bordered)
                Button("Prominent") {}.buttonStyle(.borderedProminent)
            }
            ProgressView(value: amount)
            TextField("Placeholder", text: .constant(""))
                .textFieldStyle(.roundedBorder)
            if let page = URL(string: "https://example.org") {
                Link("Open the page", destination: page)
            }
        }
    }
}

#Preview {
    SystemControls()
}
