import Combine
import SwiftUI

final class CheckoutViewModel: ObservableObject {
    enum State: Equatable {
        case idle
        case validating
        case invalid(reason: String)
        case ready(total: Decimal)
    }

    @Published var code = ""
    @Published private(set) var state: State = .idle
    @Published var lines: [Line]

    struct Line: Identifiable, Hashable {
        let id: UUID
        var name: String
        var quantity: Int
        var price: Decimal
    }

    private var cancellables = Set<AnyCancellable>()
    let events = PassthroughSubject<String, Never>()
    private let currency = CurrentValueSubject<String, Never>("EUR")

    init(lines: [Line] = []) {
        self.lines = lines
        $code
            .removeDuplicates()
            .map { $0.trimmingCharacters(in: .whitespaces).uppercased() }
            .debounce(for: .milliseconds(300), scheduler: DispatchQueue.main)
            .sink { [weak self] in self?.validate($0) }
            .store(in: &cancellables)
        Publishers.CombineLatest($lines, currency)
            .map { lines, _ in lines.reduce(Decimal.zero) { $0 + $1.price * Decimal($1.quantity) } }
            .filter { $0 > 0 }
            .assign(to: &$total)
        NotificationCenter.default.publisher(for: Notification.Name("refresh"))
            .compactMap { $0.object as? String }
            .sink(receiveCompletion: { _ in }, receiveValue: { [unowned self] in events.send($0) })
            .store(in: &cancellables)
        Just(1).setFailureType(to: URLError.self)
            .flatMap { _ in Empty<Int, URLError>() }
            .replaceError(with: 0)
            .eraseToAnyPublisher()
            .sink { _ in }
            .store(in: &cancellables)
    }

    @Published var total: Decimal = 0

    private func validate(_ code: String) {
        state = code.isEmpty ? .idle : .invalid(reason: "Unknown code \(code)")
    }
}

struct CheckoutForm: View {
    @StateObject private var viewModel: CheckoutViewModel
    @FocusState private var focusedField: Field?
    @State private var tick = Date(timeIntervalSinceReferenceDate: 0)
    private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

    private enum Field: Hashable { case code, note }

    init(viewModel: @autoclosure @escaping () -> CheckoutViewModel) {
        _viewModel = StateObject(wrappedValue: viewModel())
    }

    var body: some View {
        Form {
            Section {
                ForEach($viewModel.lines) { $line in
                    Stepper(value: $line.quantity, in: 0...9) {
                        HStack {
                            Text(line.name)
                            Spacer()
                            Text(line.quantity, format: .number)
                                .foregroundStyle(.secondary)
                                .monospacedDigit()
                        }
                    }
                }
                .onDelete { viewModel.lines.remove(atOffsets: $0) }
                .onMove { viewModel.lines.move(fromOffsets: $0, toOffset: $1) }
            } header: {
                Text("Items")
            } footer: {
                Text("Prices include VAT.")
            }
            Section("Voucher") {
                TextField("Code", text: $viewModel.code, prompt: Text("SPRING-25"))
                    .focused($focusedField, equals: .code)
                    .autocorrectionDisabled()
                    #if os(iOS)
                        .textInputAutocapitalization(.characters)
                        .keyboardType(.asciiCapable)
                    #endif
                    .submitLabel(.done)
                    .onSubmit { focusedField = nil }
                switch viewModel.state {
                case .idle: EmptyView()
                case .validating: ProgressView().frame(maxWidth: .infinity)
                case .invalid(let reason): Label(reason, systemImage: "xmark.circle").foregroundStyle(.red)
                case .ready(let total): Text(total, format: .currency(code: "EUR"))
                }
            }
            Section {
                LabeledContent("Total") {
                    Text(viewModel.total, format: .currency(code: "EUR").precision(.fractionLength(2)))
                        .bold()
                }
                Button("Pay now") {}
                    .disabled(viewModel.total.isZero)
            }
        }
        .onReceive(timer) { tick = $0 }
        .onReceive(viewModel.events) { _ in }
        .scrollDismissesKeyboard(.interactively)
        .navigationTitle("Checkout")
    }
}

#Preview {
    CheckoutForm(
        viewModel: CheckoutViewModel(lines: [
            .init(
                id: UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1)), name: "Linen shirt",
                quantity: 2, price: 39.9),
            .init(
                id: UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2)), name: "Socks", quantity: 3,
                price: 4),
        ]))
}
