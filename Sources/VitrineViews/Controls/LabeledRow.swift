import Foundation

/// A label at the leading edge and something at the trailing one, unless labels are hidden.
nonisolated struct LabeledRow<Label: View, Content: View>: View {
    let label: Label
    let content: Content
    @Environment(\.labelsAreHidden) private var labelsAreHidden

    init(label: Label, @ViewBuilder content: () -> Content) {
        self.label = label
        self.content = content()
    }

    @MainActor var body: some View {
        if labelsAreHidden {
            content
        } else {
            HStack(spacing: 0) {
                label
                Spacer(minLength: 8)
                content
            }
        }
    }
}
