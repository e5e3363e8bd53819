public import Foundation

extension NSPredicate {
    /// A predicate in the language of formats: comparisons, also of key paths, with options, quantifiers, `AND`, `OR` and `NOT`.
    ///
    /// Source: Apple, "Predicate Programming Guide", "Predicate Format String Syntax". Values of key paths are those of
    /// dictionaries, of stored properties and of what is `KeyValueReadable`; functions and subqueries are not known. As on Apple's
    /// systems a format that cannot be read ends the process.
    public convenience init(format predicateFormat: String, _ arguments: Any?...) {
        self.init(predicateFormat, arguments)
    }

    /// The same with its arguments in an array.
    public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
        self.init(predicateFormat, arguments ?? [])
    }

    private convenience init(_ format: String, _ arguments: [Any?]) {
        do {
            let formula = try PredicateFormula(format: format, arguments: arguments)
            self.init { value, variables in formula.holds(for: value, variables: variables ?? [:]) }
        } catch {
            fatalError("\(error)")
        }
    }
}
