import Vitrine

extension SummaryModule {
    /// What orders cost.
    public enum Previews {
        public static var withDiscount: SummaryModule {
            SummaryModule(
                header: nil,
                lines: [
                    line(String(localized: "\(3) items"), 13_000),
                    line(String(localized: "Coupon LINEN8"), 800, isDiscount: true),
                    line(String(localized: "Shipping"), 0),
                ],
                total: line(String(localized: "Total"), 12_200), footer: nil)
        }
        public static var short: SummaryModule {
            SummaryModule(
                header: nil, lines: [line(String(localized: "\(1) items"), 3400)],
                total: line(String(localized: "Total"), 3400), footer: nil)
        }
        public static var withHeader: SummaryModule {
            SummaryModule(
                header: ModuleHeader(title: String(localized: "Summary")),
                lines: [
                    line(String(localized: "\(12) items"), 1_249_000),
                    line(String(localized: "Shipping to New Zealand"), 18_900),
                    line(String(localized: "Sales tax"), 108_300),
                ],
                total: line(String(localized: "Total"), 1_376_200),
                footer: ModuleFooter(
                    text: String(localized: "By ordering you agree to the terms of both shops."), link: nil))
        }

        private static func line(_ title: String, _ cents: Int, isDiscount: Bool? = nil) -> Line {
            Line(title: title, price: Price(cents: cents, currency: "USD"), isDiscount: isDiscount)
        }
    }
}
