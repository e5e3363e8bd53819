import MarketplaceDesign
import Vitrine

enum NumericStepper_Definition: ViewDefinition {
    static var contentVariants: ContentVariants {
        NumericStepper(
            String(localized: "Adults"), detail: String(localized: "Ages 13 or above"), value: .constant(2),
            in: 1...16
        )
        .named("In the middle")
        .modes(.adding(.everyday(and: .mirrored, .largeText(.accessibility3))))
        NumericStepper(
            String(localized: "Children"), detail: String(localized: "Ages 2–12"), value: .constant(0),
            in: 0...15
        )
        .named("At the minimum")
        NumericStepper(String(localized: "Quantity"), value: .constant(999), in: 1...999).named(
            "At the maximum, three digits"
        )
        .modes(.adding([.harbor]))
        NumericStepper(
            String(localized: "Gift boxes"), detail: String(localized: "Not available for this item"),
            value: .constant(1), in: 0...5
        )
        .disabled(true)
        .named("Disabled")
        NumericStepper(
            String(localized: "Hand-poured candles in reusable glass"),
            detail: String(localized: "Twelve per order at most, so that there are enough for everyone"),
            value: .constant(11), in: 1...12
        )
        .named("Long text")
        NumericStepper(String(localized: "Quantity"), value: .constant(3), in: 1...10)
            .numericStepperStyle(PillNumericStepperStyle())
            .named("Pill")
            .canvas(.ideal)
        NumericStepper(String(localized: "Quantity"), value: .constant(1), in: 1...10)
            .numericStepperStyle(PillNumericStepperStyle())
            .named("Pill at the minimum")
            .canvas(.ideal)
        NumericStepper(String(localized: "Quantity"), value: .constant(10), in: 1...10)
            .disabled(true)
            .numericStepperStyle(PillNumericStepperStyle())
            .named("Pill, disabled")
            .canvas(.ideal)
        NumericStepper(String(localized: "Quantity"), value: .constant(3), in: 1...10)
            .numericStepperStyle(OutlinedNumericStepperStyle())
            .named("Outlined")
            .modes(.adding(.everyday))
        NumericStepper(String(localized: "Quantity"), value: .constant(1), in: 1...10)
            .numericStepperStyle(OutlinedNumericStepperStyle())
            .named("Outlined at the minimum")
            .modes([.light])
        VStack(spacing: Spacing.medium) {
            NumericStepper(String(localized: "Bowls"), value: .constant(2), in: 0...9)
            NumericStepper(String(localized: "Spoons"), value: .constant(9), in: 0...9)
        }
        .disabled(true)
        .numericStepperStyle(OutlinedNumericStepperStyle())
        .named("Outlined by an ancestor, disabled")
        .modes([.light])
    }
}
