import MarketplaceDesign
import MarketplaceModel
import Vitrine

/// How many gifts are to be wrapped: a whole screen that is a function of one state.
public struct CounterScreen: View {
    /// What is counted, and how far it may go.
    public struct Count: Hashable, Sendable {
        var value: Int
        let maximum: Int

        public init(_ value: Int = 0, maximum: Int = 10) {
            self.value = value
            self.maximum = maximum
        }

        static func reduce(_ count: inout Count, _ message: Message) {
            switch message {
            case .set(let value): count.value = min(max(value, 0), count.maximum)
            case .reset: count.value = 0
            }
        }
    }

    enum Message {
        case set(Int), reset
    }

    @State private var store: StateStore<Count, Message>

    public init(_ count: Count = Count()) {
        _store = State(initialValue: StateStore(count, reduce: Count.reduce))
    }

    public var body: some View {
        let count = store.value
        VStack(spacing: Spacing.large) {
            Image(.gift)
                .font(.largeTitle)
                .foregroundStyle(.accent)
                .padding(Spacing.wide)
                .background(.accentWell, in: Circle())
            Text(
                count.value == 0 ? "No gifts to wrap yet" : "\(count.value) of \(count.maximum) gifts wrapped"
            )
            .font(.pageTitle)
            .foregroundStyle(.ink)
            .multilineTextAlignment(.center)
            NumericStepper(
                String(localized: "Gifts"),
                value: Binding(get: { count.value }, set: { store.send(.set($0)) }),
                in: 0...count.maximum
            )
            .numericStepperStyle(OutlinedNumericStepperStyle())
            Button("Start over") { store.send(.reset) }
                .buttonStyle(.action(.tertiary))
                .disabled(count.value == 0)
        }
        .frame(maxWidth: .infinity)
    }
}
