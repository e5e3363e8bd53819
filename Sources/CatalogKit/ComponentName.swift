/// Makes readable names of types' names.
enum ComponentName {
    /// `CouponCard_Definition` and `CouponCardDefinition` define the "Coupon card".
    static func ofDefinition(named typeName: String) -> String {
        var name = Substring(typeName)
        for suffix in definitionSuffixes where name.hasSuffix(suffix) && name != suffix {
            name.removeLast(suffix.count)
            break
        }
        return sentence(of: name) ?? typeName
    }

    /// A definition `Shop.CouponCard_Definition` is of the view `CouponCard`, a file of previews of the one that it is named after.
    static func ofView(definedBy definition: String) -> String {
        let last = definition.split { $0 == "." || $0 == "/" }.last { $0 != "swift" } ?? ""
        for suffix in definitionSuffixes where last.hasSuffix(suffix) && last != suffix {
            return String(last.dropLast(suffix.count))
        }
        return String(last)
    }

    private static let definitionSuffixes = ["_Definition", "Definition"]

    /// `PrimaryButton.swift` holds the "Primary button".
    static func ofFile(named fileName: String) -> String {
        let name = fileName.hasSuffix(".swift") ? fileName.dropLast(".swift".count) : fileName[...]
        return sentence(of: name) ?? fileName
    }

    /// A type `PriceTag` that a preview shows is the "Price tag".
    static func ofType(shown typeName: String) -> String { sentence(of: typeName[...]) ?? typeName }

    private static func sentence(of name: Substring) -> String? {
        let words = words(of: name)
        guard let first = words.first else { return nil }
        return ([first] + words.dropFirst().map { isAcronym($0) ? $0 : $0.lowercased() })
            .joined(separator: " ")
    }

    /// A type's full name without the addresses that stand for private scopes, which differ from run to run.
    static func ofType(named reflectedName: String) -> String {
        reflectedName.split(separator: ".").filter { !$0.hasPrefix("(unknown context") }
            .joined(separator: ".")
    }

    private static func isAcronym(_ word: String) -> Bool {
        word.count > 1 && word.allSatisfy { $0.isUppercase || $0.isNumber }
    }

    /// `HTMLTitleView2` consists of `HTML`, `Title` and `View2`.
    private static func words(of name: Substring) -> [String] {
        var words: [String] = []
        let characters = Array(name)
        for (index, character) in characters.enumerated() {
            let previous = index > 0 ? characters[index - 1] : nil
            let next = index + 1 < characters.count ? characters[index + 1] : nil
            let beginsWord =
                character.isUppercase
                && (previous?.isUppercase != true || next?.isLowercase == true)
            if "_.+-".contains(character) {
                words.append("")
            } else if beginsWord || words.isEmpty {
                words.append(String(character))
            } else {
                words[words.count - 1].append(character)
            }
        }
        return words.filter { !$0.isEmpty }
    }
}
