import Testing
import Vitrine
import VitrineTesting
import VitrineViews

@testable import MarketplaceDesign

@MainActor
struct NumericStepperTests {
    /// Keeps what a stepper sets.
    private final class Quantity {
        var value: Int

        init(_ value: Int) {
            self.value = value
        }
    }

    private func configuration(of quantity: Quantity) -> NumericStepperConfiguration {
        NumericStepperConfiguration(
            title: "Quantity", value: Binding(get: { quantity.value }, set: { quantity.value = $0 }),
            bounds: 1...3)
    }

    @Test(arguments: [(1, false, true), (2, true, true), (3, true, false)])
    func `A stepper can go where its bounds are not`(value: Int, canDecrement: Bool, canIncrement: Bool) {
        let configuration = configuration(of: Quantity(value))
        #expect(configuration.canDecrement == canDecrement)
        #expect(configuration.canIncrement == canIncrement)
    }

    @Test
    func `A stepper counts up to its bound and no further`() {
        let quantity = Quantity(1)
        for _ in 0..<5 { configuration(of: quantity).increment() }
        #expect(quantity.value == 3)
    }

    @Test
    func `A stepper counts down to its bound and no further`() {
        let quantity = Quantity(3)
        for _ in 0..<5 { configuration(of: quantity).decrement() }
        #expect(quantity.value == 1)
    }

    /// A style that shows no more than the number.
    private struct BareStyle: NumericStepperStyle {
        func makeBody(configuration: NumericStepperConfiguration) -> some View {
            Text("\(configuration.value)")
        }
    }

    private struct Guests: View {
        @State private var count = 2

        var body: some View {
            NumericStepper("Guests", value: $count, in: 1...3).numericStepperStyle(BareStyle())
        }
    }

    @Test func `A stepper is named and adjustable whatever its style shows`() throws {
        let host = try Host(Guests())
        let stepper = host.element(label: "Guests")
        #expect(try stepper.value == "2")
        try stepper.increment()
        try stepper.increment()
        #expect(try stepper.value == "3")
        try stepper.decrement()
        #expect(try host.text("2").exists)
    }
}
