import Foundation
import Testing

@testable import MarketplaceModel

struct PriceTests {
    @Test(arguments: [
        (4800, "USD", "en_US", "$48.00"), (5, "USD", "en_US", "$0.05"),
        (129_900, "EUR", "de_DE", "1.299,00\u{A0}€"),
    ])
    func `A price is written as the locale writes it`(
        cents: Int, currency: String, locale: String, text: String
    ) {
        let price = Price(cents: cents, currency: currency)
        #expect(price.formatted(locale: Locale(identifier: locale)) == text)
    }
}
