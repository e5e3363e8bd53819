import Vitrine

/// Parts of a page that exclude each other, underlined where one is.
public struct SegmentedControl: View {
    private let titles: [String]
    @Binding private var selection: Int

    public init(_ titles: [String], selection: Binding<Int>) {
        self.titles = titles
        self._selection = selection
    }

    public var body: some View {
        HStack(spacing: 0) {
            ForEach(Array(titles.enumerated()), id: \.offset) { index, title in
                Button {
                    selection = index
                } label: {
                    Text(title)
                        .font(.actionLabel)
                        .foregroundStyle(index == selection ? .ink : .mutedInk)
                        .lineLimit(1)
                        .minimumScaleFactor(0.6)
                        .padding(.horizontal, Spacing.tight)
                        .padding(.vertical, Spacing.medium)
                        .frame(maxWidth: .infinity)
                        .overlay(alignment: .bottom) {
                            if index == selection {
                                Capsule().fill(.accent).frame(height: 3)
                            }
                        }
                        .contentShape(Rectangle())
                }
                .buttonStyle(.plain)
                .accessibilityAddTraits(index == selection ? .isSelected : [])
            }
        }
        .background(alignment: .bottom) {
            Rectangle().fill(.line).frame(height: Extent.hairline)
        }
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
    }
}
