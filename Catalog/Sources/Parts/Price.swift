import Foundation

/// An amount of money as a server sends it.
struct Price: Decodable, Equatable {
    /// Hundredths of the currency's unit.
    let cents: Int
    /// ISO 4217, such as `USD`.
    let currency: String

    func formatted(locale: Locale) -> String {
        (Decimal(cents) / 100).formatted(.currency(code: currency).locale(locale))
    }
}
