import VitrineGeometry
import VitrineJSONValues

extension JSONValue {
    var number: Double? {
        if case .number(let number) = self { number } else { nil }
    }

    var string: String? {
        if case .string(let string) = self { string } else { nil }
    }

    var flag: Bool? {
        if case .flag(let flag) = self { flag } else { nil }
    }

    var list: [JSONValue]? {
        if case .list(let list) = self { list } else { nil }
    }

    var record: [String: JSONValue]? {
        if case .record(let record) = self { record } else { nil }
    }

    /// The members of a list of numbers.
    var numbers: [Double]? {
        let numbers = list?.compactMap(\.number)
        return numbers?.count == list?.count ? numbers : nil
    }

    var point: Point? {
        guard let numbers, numbers.count == 2 else { return nil }
        return Point(x: numbers[0], y: numbers[1])
    }

    /// A member of a record.
    subscript(name: String) -> JSONValue? { record?[name] }
}
