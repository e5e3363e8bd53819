/// How values become places.
public struct ScaleType: Hashable, Sendable {
    let name: String

    public static let linear = ScaleType(name: "linear")
    public static let category = ScaleType(name: "category")
    public static let date = ScaleType(name: "date")
    public static let log = ScaleType(name: "log")
    public static let symmetricLog = ScaleType(name: "symmetricLog")
    public static let squareRoot = ScaleType(name: "squareRoot")

    public static func power(exponent: Double) -> ScaleType { ScaleType(name: "power") }

    public static func symmetricLog(slopeAtZero: Double) -> ScaleType { .symmetricLog }

    /// The name of a scale that is not drawn here.
    var unsupportedName: String? {
        [.linear, .category, .date].contains(self) ? nil : name
    }
}
