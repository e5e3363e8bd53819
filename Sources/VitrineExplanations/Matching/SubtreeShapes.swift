import VitrineJSONValues

/// Numbers subtrees so that equal ones, apart from ids and boxes, have the same number.
struct SubtreeShapes {
    /// What makes a subtree, with a hash that is made once: looking one up takes a third of the time then.
    private struct Shape: Hashable {
        let kind: String
        let properties: [String: JSONValue]
        let parts: [Int]
        private let digest: Int

        init(kind: String, properties: [String: JSONValue], parts: [Int]) {
            self.kind = kind
            self.properties = properties
            self.parts = parts
            var digest = ShapeDigest()
            digest.add(kind)
            for part in parts { digest.add(UInt64(truncatingIfNeeded: part)) }
            // In whatever order the properties come.
            var sum: UInt64 = 0
            for (name, value) in properties {
                var member = ShapeDigest()
                member.add(name)
                member.add(value)
                sum &+= member.value
            }
            digest.add(sum)
            self.digest = Int(truncatingIfNeeded: digest.value)
        }

        func hash(into hasher: inout Hasher) { hasher.combine(digest) }

        static func == (one: Shape, other: Shape) -> Bool {
            one.digest == other.digest && one.kind == other.kind && one.parts == other.parts
                && one.properties == other.properties
        }
    }

    private var known: [Shape: Int] = [:]

    /// - Parameter parts: the numbers of what lies in it.
    mutating func number(kind: String, properties: [String: JSONValue], parts: [Int]) -> Int {
        let shape = Shape(kind: kind, properties: properties, parts: parts)
        if let number = known[shape] { return number }
        known[shape] = known.count
        return known.count - 1
    }
}

/// A quick hash (FNV-1a) of what decides how an element looks.
private struct ShapeDigest {
    private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

    mutating func add(_ number: UInt64) { value = (value ^ number) &* 0x100_0000_01b3 }

    mutating func add(_ text: String) {
        for byte in text.utf8 { add(UInt64(byte)) }
    }

    mutating func add(_ property: JSONValue) {
        switch property {
        case .flag(let flag): add(flag ? 1 : 2)
        case .number(let number): add((number + 0).bitPattern)
        case .string(let text): add(text)
        case .list(let values): for value in values { add(value) }
        case .record(let values): add(UInt64(values.count))
        }
    }
}
