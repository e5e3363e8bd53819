import SwiftUI

protocol PickerOption: Hashable, CaseIterable, Identifiable where AllCases: RandomAccessCollection {
    var title: LocalizedStringKey { get }
    var icon: Image { get }
}

extension PickerOption { var id: Self { self } }

enum Theme: String, PickerOption, Codable {
    case system, light, dark
    var title: LocalizedStringKey { LocalizedStringKey(rawValue.capitalized) }
    var icon: Image {
        switch self {
        case .system: Image(systemName: "circle")
        case .light: .init(systemName: "sun.max")
        case .dark: Image(systemName: "moon.fill")
        }
    }
}

struct OptionPicker<Option>: View where Option: PickerOption {
    let titleKey: LocalizedStringKey
    @Binding private var selection: Option

    init(_ titleKey: LocalizedStringKey, selection: Binding<Option>) {
        self.titleKey = titleKey
        self._selection = selection
    }

    var body: some View {
        Picker(titleKey, selection: $selection) {
            ForEach(Option.allCases) { option in
                Label(title: { Text(option.title) }, icon: { option.icon }).tag(option)
            }
        }
    }
}

struct PickerGallery: View {
    @State private var theme: Theme = .light
    @State private var size = "M"
    @State private var optional: Int? = nil
    @State private var date = Date(timeIntervalSince1970: 1_700_000_000)
    @State private var value = 0.4
    @State private var range = 5.0
    @State private var quantity = 2
    @State private var color = Color.orange

    var body: some View {
        VStack(spacing: 16) {
            OptionPicker("Theme", selection: $theme).pickerStyle(.segmented)
            OptionPicker("Theme", selection: $theme).pickerStyle(.menu)
            OptionPicker("Theme", selection: $theme).pickerStyle(.inline).labelsHidden()
            Picker(selection: $size) {
                ForEach(["S", "M", "L"], id: \.self) { Text($0) }
            } label: {
                Text("Size")
            }
            .pickerStyle(SegmentedPickerStyle())
            .fixedSize()
            Picker("Optional", selection: $optional) {
                Text("None").tag(Int?.none)
                Text("One").tag(Optional(1))
            }
            .pickerStyle(.wheel).frame(height: 120).clipped()
            Picker("Symbol", systemImage: "star", selection: $quantity) {
                Text("1").tag(1); Text("2").tag(2)
            }
            Slider(value: $value)
            Slider(value: $range, in: 0...10, step: 1) {
                Text("Range")
            } minimumValueLabel: {
                Text("0")
            } maximumValueLabel: {
                Text("10")
            } onEditingChanged: { _ in
            }
            .tint(.green)
            Stepper("Quantity: \(quantity)", value: $quantity, in: 1...10, step: 1)
            Stepper {
                Text("Custom")
            } onIncrement: {
                quantity += 1
            } onDecrement: {
                quantity -= 1
            }
            DatePicker("Date", selection: $date, displayedComponents: .date)
            DatePicker(
                selection: $date, in: Date(timeIntervalSince1970: 0)..., displayedComponents: [.hourAndMinute]
            ) { Label("Time", systemImage: "clock") }
            ColorPicker("Color", selection: $color, supportsOpacity: false)
            Gauge(value: value, in: 0...1) {
                Text("Speed")
            } currentValueLabel: {
                Text(value, format: .percent)
            }
            .gaugeStyle(.accessoryCircular)
            Gauge(value: 30, in: 0...100) {
                Image(systemName: "drop")
            } currentValueLabel: {
                Text("30")
            } minimumValueLabel: {
                Text("0")
            } maximumValueLabel: {
                Text("100")
            }
            ProgressView("Uploading…", value: 30, total: 100)
            ProgressView(value: 0.3) {
                Text("Label")
            } currentValueLabel: {
                Text("30 %")
            }
            ProgressView(timerInterval: date...date.addingTimeInterval(60), countsDown: false)
            ProgressView { Text("Loading") }.progressViewStyle(.circular).controlSize(.large)
            Toggle(isOn: .constant(true)) { Label("Wi-Fi", systemImage: "wifi") }.toggleStyle(.button)
            Toggle("Sources", sources: [Binding.constant(true), .constant(false)], isOn: \.self)
            LabeledContent("Version", value: "1.2.3")
            LabeledContent("Count", value: 3, format: .number)
            Link("Website", destination: URL(filePath: "/help"))
            ShareLink("Share", item: URL(filePath: "/help"))
            PasteButton(payloadType: String.self) { _ in }
            TextEditor(text: .constant("Notes")).frame(height: 60).scrollContentBackground(.hidden)
                .background(.thinMaterial)
            SecureField("Password", text: .constant("secret"), prompt: Text("Required"))
            ControlGroup {
                Button("Cut") {}; Button("Copy") {}
            }
            DisclosureGroup("Details") { Text("Hidden") }
            DisclosureGroup(isExpanded: .constant(true)) {
                Text("Shown")
            } label: {
                Text("Open").bold()
            }
            OutlineGroupPlaceholder()
            GroupBox("Box") { Text("Content") }
            GroupBox {
                Text("Content")
            } label: {
                Label("Heart", systemImage: "heart")
            }
        }
        .padding()
    }
}

private struct OutlineGroupPlaceholder: View { var body: some View { RenameButton() } }

#Preview { ScrollView { PickerGallery() } }
