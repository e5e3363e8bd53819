public import Vitrine

/// A hint at the words that ask for an intent, which the system's assistant knows and nothing here: a labelled box.
public struct SiriTipView<Intent: AppIntent>: View {
    private let isVisible: Binding<Bool>

    public init(intent: Intent, isVisible: Binding<Bool> = .constant(true)) {
        self.isVisible = isVisible
    }

    public var body: some View {
        if isVisible.wrappedValue { PlaceholderView("SiriTipView").frame(height: 60) }
    }
}

/// The look of hints at words, which have one here.
public enum SiriTipViewStyle: Sendable {
    case automatic, black, light, dark
}

nonisolated extension View {
    /// Without effect: hints have one look.
    public func siriTipViewStyle(_ style: SiriTipViewStyle) -> some View { self }
}
