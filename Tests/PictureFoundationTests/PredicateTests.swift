import Foundation
import Testing

@testable import PictureFoundation

/// What the formats of predicates say.
struct PredicateTests {
    private final class Person: NSObject {
        let name: String
        let age: Int
        let born: Date?
        let friends: [Person]

        init(_ name: String, age: Int, born: Date? = nil, friends: [Person] = []) {
            self.name = name
            self.age = age
            self.born = born
            self.friends = friends
        }
    }

    private static func holds(_ format: String, _ arguments: [Any?] = [], for value: Any?) throws -> Bool {
        try PredicateFormula(format: format, arguments: arguments).holds(for: value, variables: ["least": 18])
    }

    @Test(arguments: [
        ("name == 'Ann'", true), ("name != \"Ann\"", false), ("name ==[c] 'ANN'", true),
        ("name =[cd] 'änn'", true),
        ("age >= 30 AND age < 31", true), ("age => 31 OR NOT name = 'Ann'", false),
        ("!(age <> 30) && TRUEPREDICATE", true),
        ("age BETWEEN {20, 30}", true), ("age BETWEEN { 31, 40 }", false), ("name IN {'Ann', 'Ben'}", true),
        ("age IN {1.0, 30.0}", true), ("age > -1", true),
        ("name BEGINSWITH[c] 'a' and name endswith 'n'", true),
        ("name LIKE 'A?n' || name LIKE 'x*'", true), ("name MATCHES '[A-Z][a-z]+'", true),
        ("name CONTAINS 'N'", false),
        ("born == nil", true), ("born != NULL", false), ("self.age == 30", true),
        ("SELF.name.length == 3", true),
        ("ANY friends.age < 18", true), ("ALL friends.age < 18", false),
        ("NONE friends.name == 'Cleo'", true),
        ("friends.@count == 2", true), ("friends.@sum.age == 57", true),
        ("friends.@max.age == 40 && friends.@min.age == 17", true),
        ("friends.@avg.age == 28.5", true), ("'Ben' IN friends.name", true), ("age > $least", true),
        ("FALSEPREDICATE OR age == 30 AND name == 'Ann'", true), ("nothing == 1", false),
        ("nothing == nil", true),
        ("name > 'Amy'", true), ("name < 3", false),
    ])
    func `A format is true or false of an object`(format: String, expected: Bool) throws {
        let ann = Person("Ann", age: 30, friends: [Person("Ben", age: 17), Person("Dan", age: 40)])
        #expect(try Self.holds(format, for: ann) == expected)
    }

    @Test func `Arguments stand for their places`() throws {
        let day = Date(timeIntervalSinceReferenceDate: 0)
        let ann = Person("Ann", age: 30, born: day)
        #expect(try Self.holds("%K == %@ AND age == %d", ["name", "Ann", 30], for: ann))
        #expect(
            try Self.holds("born >= %@ AND born < %@", [day as NSDate, day.addingTimeInterval(1)], for: ann))
        #expect(try Self.holds("name IN %@", [Set(["Ann", "Ben"])], for: ann))
        #expect(try Self.holds("name IN %@ AND age IN %@", [["Ann"] as NSArray, [30]], for: ann))
        #expect(try Self.holds("age == %ld AND age < %lf AND name != %@", [30, 30.5, nil], for: ann))
        #expect(try Self.holds("%K.length == 3", ["name"], for: ann))
        #expect(try Self.holds("name == %@", ["Ann"], for: ["name": "Ann"]))
        #expect(try Self.holds("SELF == %@", [ann], for: ann))
        #expect(try Self.holds("isOn == YES", for: ["isOn": true]))
        #expect(NSPredicate(format: "age > %d", 18).evaluate(with: ann))
    }

    @Test func `A sum over a set is the same in each process`() throws {
        // In another order the sum has another last bit.
        let prices = [0.1, 0.2, 0.3, 0.7, 1e15, 12.34]
        let cart = ["items": NSSet(array: prices.map { ["price": $0] })]
        let sum = prices.sorted().reduce(0, +)
        #expect(sum != prices.sorted(by: >).reduce(0, +))
        #expect(try Self.holds("items.@sum.price == %lf", [sum], for: cart))
        #expect(try Self.holds("items.@avg.price == %lf", [sum / 6], for: cart))
    }

    @Test(arguments: [
        ("name", "a comparison is missing, such as == or CONTAINS"), ("name ==", "a value is missing"),
        ("name == %@", "it has more places than arguments"), ("(age > 1", "')' is missing"),
        ("age > 1 2", "something stands behind its end"),
        ("name ==[x] 'a'", "there is no option 'x'"), ("name == 'a", "a text has no end"),
        ("age ~ 1", "'~' is not known"),
        ("friends. == 1", "a key is missing behind '.'"), ("age IN {1 2}", "',' is missing"),
    ])
    func `A format that cannot be read says why`(format: String, reason: String) {
        let error = #expect(throws: PredicateFormatError.self) {
            try PredicateFormula(format: format, arguments: [])
        }
        #expect(error?.description == "cannot read the predicate '\(format)': \(reason)")
    }
}
