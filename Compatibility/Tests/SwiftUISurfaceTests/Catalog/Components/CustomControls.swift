import SwiftUI

struct CheckToggleStyle: ToggleStyle {
    @Environment(\.isEnabled) var isEnabled
    func makeBody(configuration: Configuration) -> some View {
        Button(action: { configuration.isOn.toggle() }) {
            HStack(alignment: .firstTextBaseline) {
                Image(
                    systemName: configuration.isMixed
                        ? "minus.square.fill" : configuration.isOn ? "checkmark.square.fill" : "square"
                )
                .foregroundStyle(configuration.isOn ? Color.accentColor : .secondary)
                configuration.label
            }
        }
        .buttonStyle(PlainButtonStyle())
        .accessibilityRepresentation { Toggle(isOn: configuration.$isOn) { configuration.label } }
    }
}

struct VerticalLabelStyle: LabelStyle {
    @ScaledMetric private var spacing = 4.0
    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: spacing) {
            configuration.icon.imageScale(.large); configuration.title.font(.caption)
        }
    }
}

struct MeterProgressStyle<S: ShapeStyle>: ProgressViewStyle {
    var fill: S
    var height: Double = 8
    func makeBody(configuration: Configuration) -> some View {
        let fraction = configuration.fractionCompleted ?? 0
        VStack(alignment: .leading) {
            configuration.label
            GeometryReader { geo in
                Capsule().fill(.quaternary)
                    .overlay(alignment: .leading) {
                        Capsule().fill(fill).frame(width: geo.size.width * fraction)
                    }
            }
            .frame(height: height)
            configuration.currentValueLabel.font(.caption)
        }
    }
}

struct OutlinedFieldStyle: TextFieldStyle {
    @FocusState private var isFocused: Bool
    // swift-format-ignore: NoLeadingUnderscores
    func _body(configuration: TextField<Self._Label>) -> some View {
        configuration.padding(10).overlay(
            RoundedRectangle(cornerRadius: 8).stroke(isFocused ? Color.blue : .gray)
        ).focused($isFocused)
    }
}

struct NoteGroupBoxStyle: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading) {
            configuration.label.font(.headline); configuration.content
        }.padding().background(.yellow.opacity(0.2), in: .rect(cornerRadius: 8))
    }
}

struct ArrowDisclosureStyle: DisclosureGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading) {
            Button {
                withAnimation { configuration.isExpanded.toggle() }
            } label: {
                HStack {
                    configuration.label; Spacer();
                    Image(systemName: "chevron.right").rotationEffect(
                        .degrees(configuration.isExpanded ? 90 : 0))
                }
            }
            if configuration.isExpanded { configuration.content.padding(.leading) }
        }
    }
}

struct ConfirmButtonStyle: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label.underline().onTapGesture(perform: configuration.trigger).foregroundStyle(
            configuration.role == .destructive ? .red : .blue)
    }
}

struct SpeedGaugeStyle: GaugeStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            configuration.label; Text(configuration.value, format: .percent); configuration.currentValueLabel
        }
    }
}

struct KeyValueStyle: LabeledContentStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading) {
            configuration.label.font(.caption); configuration.content
        }
    }
}

struct BoxedMenuStyle: MenuStyle {
    func makeBody(configuration: Configuration) -> some View { Menu(configuration).padding(6).border(.blue) }
}

struct InlineControlGroupStyle: ControlGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 2) { configuration.content }.background(.gray.opacity(0.1))
    }
}

struct RatingStars: View {
    @Binding var rating: Int
    var maximum = 5
    var body: some View {
        HStack(spacing: 4) {
            ForEach(1..<maximum + 1, id: \.self) { star in
                Image(systemName: "star").symbolVariant(star <= rating ? .fill : .none).foregroundStyle(
                    .yellow
                )
                .onTapGesture { rating = star }
            }
        }
        .accessibilityElement()
        .accessibilityValue(Text("\(rating) out of \(maximum)"))
        .accessibilityAdjustableAction { if $0 == .increment { rating = min(maximum, rating + 1) } }
    }
}

struct ControlsGallery: View {
    @State private var isOn = true
    @State private var name = "Ada"
    @State private var rating = 3
    @State private var items: [String] = ["a", "b"]
    var body: some View {
        VStack(alignment: .leading, spacing: 14) {
            Toggle("Accept terms", isOn: $isOn).toggleStyle(CheckToggleStyle())
            HStack {
                Label("Home", systemImage: "house"); Label("Cart", systemImage: "cart")
            }.labelStyle(VerticalLabelStyle())
            ProgressView("Upload", value: 0.4).progressViewStyle(
                MeterProgressStyle(
                    fill: .linearGradient(colors: [.red, .orange], startPoint: .leading, endPoint: .trailing))
            )
            TextField("Name", text: $name).textFieldStyle(OutlinedFieldStyle())
            GroupBox(label: Text("Box")) { Text("Inside") }.groupBoxStyle(NoteGroupBoxStyle())
            DisclosureGroup("More", isExpanded: $isOn) { Text("Details") }.disclosureGroupStyle(
                ArrowDisclosureStyle())
            Button("Delete", role: .destructive) {}.buttonStyle(ConfirmButtonStyle())
            Gauge(value: 0.5) { Text("Speed") }.gaugeStyle(SpeedGaugeStyle())
            LabeledContent("Key", value: "Value").labeledContentStyle(KeyValueStyle())
            Menu("Menu") { Button("A") {} }.menuStyle(BoxedMenuStyle())
            ControlGroup {
                Button("A") {}; Button("B") {}
            }.controlGroupStyle(InlineControlGroupStyle())
            RatingStars(rating: $rating)
            ForEach($items, id: \.self) { $item in TextField("Item", text: $item) }
            ForEach(Array(zip(items.indices, items)), id: \.0) { index, item in Text("\(index): \(item)") }
        }
        .padding()
    }
}

#Preview { ControlsGallery() }
