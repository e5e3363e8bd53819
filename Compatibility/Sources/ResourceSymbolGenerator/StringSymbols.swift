import Foundation

/// The keys of a string catalogue that were written by hand, as Xcode names them.
///
/// A key that is taken from the code has no symbol: the code has the text itself.
struct StringSymbols: Equatable {
    struct Entry: Equatable {
        var key: String
        var symbol: String
        /// The types of the values in the text, in their order.
        var parameters: [String]
        /// The text with the values in their places.
        var text: String
    }

    /// The table's name; the default table's symbols stand outside of all types.
    let table: String
    let entries: [Entry]

    private struct Catalog: Decodable {
        struct Text: Decodable {
            var extractionState: String?
            var localizations: [String: Localization]?
        }

        struct Localization: Decodable {
            struct Unit: Decodable {
                var value: String
            }
            var stringUnit: Unit?
        }

        var sourceLanguage: String
        var strings: [String: Text]
    }

    init(catalog: URL) throws {
        let catalogue = try JSONDecoder().decode(Catalog.self, from: Data(contentsOf: catalog))
        table = catalog.deletingPathExtension().lastPathComponent
        var taken: Set<String> = []
        entries = catalogue.strings.sorted { $0.key < $1.key }.compactMap { key, text in
            guard text.extractionState == "manual", let symbol = SymbolName.value(for: key),
                taken.insert(symbol).inserted
            else { return nil }
            let value = text.localizations?[catalogue.sourceLanguage]?.stringUnit?.value ?? key
            let (interpolated, parameters) = Self.interpolated(value)
            return Entry(key: key, symbol: symbol, parameters: parameters, text: interpolated)
        }
    }

    /// A text with `%@`, `%lld` and their like as values, and the values' types.
    private static func interpolated(_ text: String) -> (text: String, parameters: [String]) {
        var result = ""
        var parameters: [String] = []
        var rest = text[...]
        while let start = rest.firstIndex(of: "%") {
            result += escaped(rest[..<start])
            rest = rest[rest.index(after: start)...]
            let digits = rest.prefix(while: \.isNumber)
            if !digits.isEmpty, rest.dropFirst(digits.count).first == "$" {
                rest = rest.dropFirst(digits.count + 1)
            }
            let types = [
                ("@", "String"), ("lld", "Int"), ("lf", "Double"), ("ld", "Int"), ("d", "Int"),
                ("f", "Double"),
            ]
            if let (mark, type) = types.first(where: { rest.hasPrefix($0.0) }) {
                parameters.append(type)
                result += "\\(arg\(parameters.count))"
                rest = rest.dropFirst(mark.count)
            } else if rest.hasPrefix("%") {
                result += "%%"
                rest = rest.dropFirst()
            } else {
                result += "%"
            }
        }
        return (result + escaped(rest), parameters)
    }

    private static func escaped(_ text: Substring) -> String {
        String(text).replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
    }

    /// Swift source with a value, or a function of its values, for each key.
    func source(bundle: String) -> String {
        let members = entries.map { entry in
            let parameters = entry.parameters.enumerated().map { "_ arg\($0 + 1): \($1)" }
            let heading =
                parameters.isEmpty
                ? "static var \(entry.symbol): LocalizedStringResource"
                : "static func \(entry.symbol)(\(parameters.joined(separator: ", "))) -> LocalizedStringResource"
            let key = Self.escaped(entry.key[...])
            return """
                \(heading) {
                    LocalizedStringResource(
                        "\(key)", defaultValue: "\(entry.text)", table: "\(table)", bundle: \(bundle))
                }
                """
        }
        let body = members.joined(separator: "\n")
        let type = table == "Localizable" ? nil : SymbolName.type(for: table)
        return "extension LocalizedStringResource {\n\(type.map { "enum \($0) {\n\(body)\n}" } ?? body)\n}\n"
    }
}
