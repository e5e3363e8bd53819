import Foundation

/// A choice of a colour, which it shows.
public nonisolated struct ColorPicker<Label: View>: View {
    private let selection: Color
    private let label: Label

    /// A well with the selected color, which no touch changes; `supportsOpacity` is without effect.
    public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
        self.selection = selection.wrappedValue
        self.label = label()
    }

    @MainActor public var body: some View {
        LabeledRow(label: label) {
            Circle().fill(selection).frame(width: 20, height: 20).padding(4)
                .overlay {
                    Circle().strokeBorder(
                        AngularGradient(
                            colors: [.red, .yellow, .green, .cyan, .blue, .purple, .red], center: .center),
                        lineWidth: 3)
                }
        }
    }
}

extension ColorPicker where Label == Text {
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, selection: Binding<Color>, supportsOpacity: Bool = true) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
    }
}
