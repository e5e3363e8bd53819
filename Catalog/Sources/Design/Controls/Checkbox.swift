import MarketplaceModel
import Vitrine

/// Something to tick, with the box before its title.
public struct Checkbox: View {
    private let title: String
    private let caption: String?
    @Binding private var isOn: Bool

    public init(_ title: String, caption: String? = nil, isOn: Binding<Bool>) {
        self.title = title
        self.caption = caption
        self._isOn = isOn
    }

    public var body: some View {
        Toggle(isOn: $isOn) { RowTitles(title, caption: caption) }
            .toggleStyle(CheckboxToggleStyle())
    }
}

/// A box before the label, ticked where the toggle is on.
private struct CheckboxToggleStyle: ToggleStyle {
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.tokens) private var tokens

    func makeBody(configuration: Configuration) -> some View {
        HStack(alignment: .firstTextBaseline, spacing: Spacing.medium) {
            box(isOn: configuration.isOn)
                .alignmentGuide(.firstTextBaseline) { [snug = tokens[Spacing.snug]] dimensions in
                    dimensions[VerticalAlignment.center] + snug
                }
            configuration.label
                .frame(maxWidth: .infinity, alignment: .leading)
        }
        .contentShape(Rectangle())
        .onTapGesture { if isEnabled { configuration.isOn.toggle() } }
    }

    private func box(isOn: Bool) -> some View {
        RoundedRectangle(cornerRadius: Radius.box)
            .fill(isOn ? (isEnabled ? .accent : .strongLine) : .surface)
            .overlay {
                if isOn {
                    Image(.check).font(.caption.weight(.bold)).foregroundStyle(.onAccent)
                } else {
                    RoundedRectangle(cornerRadius: Radius.box)
                        .strokeBorder(isEnabled ? .strongLine : .line, lineWidth: 1.5)
                }
            }
            .frame(width: Extent.box, height: Extent.box)
            .dynamicTypeSize(...DynamicTypeSize.xxLarge)
    }
}
