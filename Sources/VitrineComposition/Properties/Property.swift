import VitrineGeometry
import VitrineJSONValues

/// A property of a kind of element, declared once: from this it is written, read and checked.
struct Property<Element>: Sendable {
    let declaration: PropertyDeclaration
    /// The value for an element in a size; nothing where that is the default, which is not written.
    let write: @Sendable (Element, Size) -> JSONValue?
    /// Sets what a sidecar holds, or the default where it holds nothing; false where the element cannot be so.
    let read: @Sendable (inout Element, JSONValue?) -> Bool
    /// Finds a number that layout and painting could do nothing with; nothing where the values have no numbers.
    let check: (@Sendable (Element) -> ImpossibleNumber?)?

    var name: String { declaration.name }

    /// A property whose parts are not a member of the element.
    init(
        _ declaration: PropertyDeclaration, write: @escaping @Sendable (Element, Size) -> JSONValue?,
        read: @escaping @Sendable (inout Element, JSONValue?) -> Bool = { _, _ in true },
        check: (@Sendable (Element) -> ImpossibleNumber?)? = nil
    ) {
        self.declaration = declaration
        self.write = write
        self.read = read
        self.check = check
    }
}

extension Property {
    typealias Member<Value> = any WritableKeyPath<Element, Value> & Sendable

    /// A property that each element has.
    init<Value>(
        _ name: String, _ member: Member<Value>, _ format: PropertyFormat<Value>, _ role: PropertyRole
    ) {
        self.init(
            PropertyDeclaration(name: name, unit: format.unit, role: role),
            write: { element, _ in format.write(element[keyPath: member]) },
            read: { element, value in
                guard let value = value.flatMap(format.read) else { return false }
                element[keyPath: member] = value
                return true
            },
            check: Self.check(format) { $0[keyPath: member] })
    }

    /// A property that is written where it is not the default.
    ///
    /// - Parameter word: what the default is called where it does not say it itself.
    init<Value: Equatable & Sendable>(
        _ name: String, _ member: Member<Value>, _ format: PropertyFormat<Value>, _ role: PropertyRole,
        default standard: Value, calledUsually word: JSONValue? = nil
    ) {
        let usual = word ?? format.write(standard)
        self.init(
            PropertyDeclaration(
                name: name, unit: format.unit, role: role, usual: usual.isNothing ? nil : usual),
            write: { element, _ in
                element[keyPath: member] == standard ? nil : format.write(element[keyPath: member])
            },
            read: { element, value in
                guard let stored = value.map(format.read) ?? standard else { return false }
                element[keyPath: member] = stored
                return true
            },
            check: Self.check(format) { $0[keyPath: member] })
    }

    /// A property that elements may lack.
    ///
    /// - Parameter usual: what holds for those; nothing where there is nothing then.
    init<Value>(
        _ name: String, optional member: Member<Value?>, _ format: PropertyFormat<Value>,
        _ role: PropertyRole, usually usual: JSONValue? = nil
    ) {
        self.init(
            PropertyDeclaration(name: name, unit: format.unit, role: role, usual: usual),
            write: { element, _ in element[keyPath: member].map(format.write) },
            read: { element, value in
                element[keyPath: member] = value.flatMap(format.read)
                return value == nil || element[keyPath: member] != nil
            },
            check: Self.check(format) { $0[keyPath: member] })
    }

    /// The check of a member's values; nothing where these have no numbers.
    private static func check<Value>(
        _ format: PropertyFormat<Value>, _ member: @escaping @Sendable (Element) -> Value?
    ) -> (@Sendable (Element) -> ImpossibleNumber?)? {
        guard let check = format.check else { return nil }
        return { element in member(element).flatMap(check) }
    }

    /// The property without its check, where the whole checks the part.
    var unchecked: Property { Property(declaration, write: write, read: read) }

    /// The property of a part as one of the whole, which reads the part by itself.
    func ofPart<Whole>(_ part: @escaping @Sendable (Whole) -> Element?) -> Property<Whole> {
        let (write, check) = (self.write, self.check)
        let writePart: @Sendable (Whole, Size) -> JSONValue? = { whole, size in
            guard let element = part(whole) else { return nil }
            return write(element, size)
        }
        guard let check else { return Property<Whole>(declaration, write: writePart) }
        return Property<Whole>(
            declaration, write: writePart,
            check: { whole in
                guard let element = part(whole) else { return nil }
                return check(element)
            })
    }
}

/// Finds the first number of an element that layout and painting could do nothing with.
///
/// Apart from the properties, since each element is checked and only few properties hold such numbers.
struct PropertyChecks<Element>: Sendable {
    private let checks: [@Sendable (Element) -> ImpossibleNumber?]

    init(_ properties: [Property<Element>]) {
        checks = properties.compactMap { property -> (@Sendable (Element) -> ImpossibleNumber?)? in
            guard let check = property.check else { return nil }
            let name = property.name
            return { element in
                guard var fault = check(element) else { return nil }
                if fault.property.isEmpty { fault.property = name }
                return fault
            }
        }
    }

    func fault(in element: Element) -> ImpossibleNumber? {
        for check in checks {
            if let fault = check(element) { return fault }
        }
        return nil
    }
}

extension [String: JSONValue] {
    /// An element with the stored properties; nothing where they are not as they would be written.
    func element<Element>(_ blank: Element, _ properties: [Property<Element>]) -> Element? {
        var element = blank
        for property in properties where !property.read(&element, self[property.name]) { return nil }
        return element
    }

    /// What is to be written of an element.
    init<Element>(_ element: Element, _ properties: [Property<Element>], in size: Size = .zero) {
        self.init()
        add(element, properties, in: size)
    }

    /// Adds what is to be written of a further element.
    mutating func add<Element>(_ element: Element, _ properties: [Property<Element>], in size: Size = .zero) {
        for property in properties {
            if let value = property.write(element, size) { self[property.name] = value }
        }
    }
}

extension JSONValue {
    /// Whether it is a value with nothing in it, such as no text and no features.
    fileprivate var isNothing: Bool {
        switch self {
        case .string(let text): text.isEmpty
        case .list(let values): values.isEmpty
        case .record(let members): members.isEmpty
        case .flag, .number: false
        }
    }
}
