import Foundation

/// A choice among views with tags.
public nonisolated struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
    private let selection: Binding<AnyHashable>
    private let label: Label
    private let content: Content
    private let currentValueLabel: AnyView?
    @State private var isOpen = false
    @Environment(\.pickerLook) private var look
    @Environment(\.isInList) private var isInList
    @Environment(\.labelsAreHidden) private var labelsAreHidden

    /// A choice that may say in words of its own what is chosen, where its look has no room for all of them.
    public init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> some View = { EmptyView() }
    ) {
        let currentValueLabel = currentValueLabel()
        self.currentValueLabel = currentValueLabel is EmptyView ? nil : AnyView(currentValueLabel)
        self.selection = Binding(
            get: { AnyHashable(selection.wrappedValue) },
            set: { if let value = $0 as? SelectionValue { selection.wrappedValue = value } })
        self.label = label()
        self.content = content()
    }

    public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
        self.init(selection: selection, content: content) { label }
    }

    @MainActor public var body: some View {
        switch look {
        case .menuRows: MenuOptions(content: content, selection: selection)
        case .menu:
            LabeledRow(label: label) {
                MenuChoice(
                    content: content, selection: selection.wrappedValue, valueLabel: currentValueLabel
                )
                .accessibilityProperties { $0.tellsValue = true }
            }
            .interaction(.contentShape(Rectangle(), isEvenOdd: false), .activation { isOpen = true })
            .accessibilityElement(children: .combine)
            .accessibilityRole(.picker)
            .accessibilityProperties { [title = label.spokenTitle] in $0.label = title.map { [$0] } ?? [] }
            .presenting(.menu, isPresented: $isOpen) {
                MenuOptions(content: content, selection: selection)
            }
        case .segmented:
            SegmentedChoice(content: content, selection: selection)
                .accessibilityElement(children: .contain)
                .accessibilityRole(.picker)
                .accessibilityProperties { [title = label.spokenTitle] in $0.label = title.map { [$0] } ?? []
                }
        case .wheel:
            WheelChoice(content: content, selection: selection)
                .accessibilityElement(children: .contain)
                .accessibilityRole(.picker)
                .accessibilityProperties { [title = label.spokenTitle] in $0.label = title.map { [$0] } ?? []
                }
        case .inline where isInList:
            inlineOptions
        case .inline:
            VStack(alignment: .leading, spacing: 0) { inlineOptions }
                .accessibilityElement(children: .contain)
                .accessibilityRole(.picker)
                .accessibilityProperties { [title = label.spokenTitle] in $0.label = title.map { [$0] } ?? []
                }
        }
    }

    @MainActor @ViewBuilder private var inlineOptions: some View {
        if !labelsAreHidden { label }
        InlineChoice(content: content, selection: selection)
    }
}

extension Subview {
    /// Whether the view stands for a value of a picker; also where the value is an optional.
    fileprivate func isTagged(_ selection: AnyHashable) -> Bool {
        guard let tag = traits[TagTrait.self] else { return false }
        return tag == selection
    }
}

nonisolated extension View {
    /// Makes the view an option of a picker that chooses the tag of a subview.
    ///
    /// - Parameter isRow: whether a tap anywhere in its row chooses it too.
    @MainActor fileprivate func option(
        _ subview: Subview, of selection: Binding<AnyHashable>, isRow: Bool = false
    ) -> some View {
        let choose = { @MainActor in
            if let tag = subview.traits[TagTrait.self] { selection.wrappedValue = tag }
        }
        return interaction(.contentShape(Rectangle(), isEvenOdd: false), .activation(choose))
            .modified(by: .interactions(isRow ? [.rowAction(choose)] : []))
            .accessibilityElement(children: .combine)
            .accessibilityAddTraits(
                subview.isTagged(selection.wrappedValue) ? [.isButton, .isSelected] : .isButton)
    }
}

/// The views as the items of a menu.
private nonisolated struct MenuOptions<Content: View>: View {
    let content: Content
    let selection: Binding<AnyHashable>

    @MainActor var body: some View {
        Arranged(content) { subviews in
            ForEach(subviews) { subview in
                Button {
                    if let tag = subview.traits[TagTrait.self] { selection.wrappedValue = tag }
                } label: {
                    subview
                }
                .accessibilityAddTraits(subview.isTagged(selection.wrappedValue) ? .isSelected : [])
                .trait(MenuCheckTrait.self, subview.isTagged(selection.wrappedValue))
            }
        }
    }
}

/// The chosen view, or what stands for it, with a mark that there are others: in the tint, or as weak as each value of a
/// list.
private nonisolated struct MenuChoice<Content: View>: View {
    let content: Content
    let selection: AnyHashable
    let valueLabel: AnyView?
    @Environment(\.isInListRow) private var isInListRow

    @MainActor var body: some View {
        HStack(spacing: 6) {
            if let valueLabel {
                valueLabel
            } else {
                Arranged(content) { subviews in
                    ForEach(subviews.filter { $0.isTagged(selection) }) { $0 }
                }
            }
            Chevron(direction: .upAndDown).padding(.trailing, 1.5)
        }
        .foregroundStyle(
            isInListRow ? AnyShapeStyle(HierarchicalShapeStyle.secondary) : AnyShapeStyle(Color.tintColor))
    }
}

/// All views beside each other, the chosen one on a raised background.
private nonisolated struct SegmentedChoice<Content: View>: View {
    let content: Content
    let selection: Binding<AnyHashable>

    @MainActor var body: some View {
        Arranged(content.font(.footnote.weight(.medium)).lineLimit(1)) { subviews in
            EqualColumns {
                ForEach(subviews) { subview in
                    subview
                        .padding(.horizontal, 8)
                        .frame(minWidth: 0, maxWidth: .infinity, minHeight: 28, maxHeight: .infinity)
                        .background {
                            if subview.isTagged(selection.wrappedValue) {
                                RoundedRectangle(cornerRadius: 7)
                                    .fill(Color(light: .white, dark: Color(white: 0.39)))
                                    .shadow(color: .black.opacity(0.12), radius: 2, y: 1)
                            }
                        }
                        .option(subview, of: selection)
                }
            }
        }
        .padding(2)
        .background(Color.controlFill, in: RoundedRectangle(cornerRadius: 9))
    }
}

/// All views beside each other in columns of one width, ideally that of the widest, and as high as the highest.
private nonisolated struct EqualColumns: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        guard !subviews.isEmpty else { return .zero }
        let count = CGFloat(subviews.count)
        let ideal = subviews.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
        let width = (proposal.width ?? ideal * count) / count
        let column = ProposedViewSize(width: width, height: nil)
        let height = subviews.map { $0.sizeThatFits(column).height }.max() ?? 0
        return CGSize(width: width * count, height: height)
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        let width = bounds.width / CGFloat(max(1, subviews.count))
        for (index, subview) in subviews.enumerated() {
            subview.place(
                at: CGPoint(x: bounds.minX + CGFloat(index) * width, y: bounds.minY),
                proposal: ProposedViewSize(width: width, height: bounds.height))
        }
    }
}

/// The views on a wheel.
private nonisolated struct WheelChoice<Content: View>: View {
    let content: Content
    let selection: Binding<AnyHashable>

    @MainActor var body: some View {
        Arranged(content) { subviews in
            let chosen = subviews.firstIndex { $0.isTagged(selection.wrappedValue) } ?? 0
            let seen = subviews.indices.filter { abs($0 - chosen) <= Wheel.reach }
            return Wheel(
                rows: seen.map { index in
                    Wheel.Row(
                        distance: index - chosen,
                        view: AnyView(subviews[index].option(subviews[index], of: selection)))
                }
            )
            .wheels()
        }
    }
}

/// All views below each other, the chosen one with a check mark; in a list each is a row.
private nonisolated struct InlineChoice<Content: View>: View {
    let content: Content
    let selection: Binding<AnyHashable>
    @Environment(\.isInList) private var isInList
    @ScaledMetric private var checkMarkSize: CGFloat = 15

    @MainActor var body: some View {
        Arranged(content) { subviews in
            ForEach(subviews) { subview in
                HStack {
                    subview
                    Spacer()
                    CheckMark()
                        .stroke(Color.tintColor, style: StrokeStyle(lineWidth: 2, lineCap: .round))
                        .frame(width: checkMarkSize, height: checkMarkSize)
                        .opacity(subview.isTagged(selection.wrappedValue) ? 1 : 0)
                        .padding(.trailing, ListMetrics.checkMarkInset)
                }
                .padding(.vertical, isInList ? 0 : 11)
                .frame(minHeight: isInList ? nil : 44)
                .option(subview, of: selection, isRow: isInList)
            }
        }
    }
}

private nonisolated struct CheckMark: Shape {
    func path(in rect: CGRect) -> Path {
        // The stroke lies in the frame.
        let rect = rect.insetBy(dx: 1, dy: 1)
        return Path {
            $0.addLines([
                CGPoint(x: rect.minX, y: rect.midY), CGPoint(x: rect.minX + rect.width * 0.35, y: rect.maxY),
                CGPoint(x: rect.maxX, y: rect.minY),
            ])
        }
    }
}
