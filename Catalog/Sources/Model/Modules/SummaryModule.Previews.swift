extension SummaryModule {
    /// What orders cost.
    public enum Previews {
        public static let withDiscount = SummaryModule(
            header: nil,
            lines: [
                line("3 items", 13_000), line("Coupon LINEN8", 800, isDiscount: true), line("Shipping", 0),
            ],
            total: line("Total", 12_200), footer: nil)
        public static let short = SummaryModule(
            header: nil, lines: [line("1 item", 3400)], total: line("Total", 3400), footer: nil)
        public static let withHeader = SummaryModule(
            header: ModuleHeader(title: "Summary"),
            lines: [
                line("12 items", 1_249_000), line("Shipping to New Zealand", 18_900),
                line("Sales tax", 108_300),
            ],
            total: line("Total", 1_376_200),
            footer: ModuleFooter(text: "By ordering you agree to the terms of both shops.", link: nil))

        private static func line(_ title: String, _ cents: Int, isDiscount: Bool? = nil) -> Line {
            Line(title: title, price: Price(cents: cents, currency: "USD"), isDiscount: isDiscount)
        }
    }
}
