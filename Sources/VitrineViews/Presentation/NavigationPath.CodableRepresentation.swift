extension NavigationPath {
    /// The elements of a path with the names of their types, to be stored from one launch to the next. A type that is private to a file cannot
    /// be found by its name and is not read again.
    public nonisolated struct CodableRepresentation: Codable, Equatable {
        let elements: [AnyHashable]

        /// Nothing where one of the elements cannot be encoded.
        init?(_ elements: [AnyHashable]) {
            guard elements.allSatisfy({ $0.base is any Encodable && $0.base is any Decodable }) else {
                return nil
            }
            self.elements = elements
        }

        /// Reads name and value of each element in turn; a name that this program has no type of, or one that cannot be decoded, is an error.
        public init(from decoder: any Decoder) throws {
            var container = try decoder.unkeyedContainer()
            var elements: [AnyHashable] = []
            while !container.isAtEnd {
                let name = try container.decode(String.self)
                guard let type = _typeByName(name) as? any (Decodable & Hashable).Type else {
                    throw DecodingError.dataCorruptedError(
                        in: container,
                        debugDescription: "no type '\(name)' that is hashable and can be decoded")
                }
                elements.append(try container.decodeElement(type))
            }
            self.elements = elements
        }

        public func encode(to encoder: any Encoder) throws {
            var container = encoder.unkeyedContainer()
            for element in elements {
                guard
                    let value = element.base as? any Encodable,
                    let name = _mangledTypeName(type(of: element.base))
                else {
                    throw EncodingError.invalidValue(
                        element.base,
                        .init(
                            codingPath: encoder.codingPath,
                            debugDescription: "a value of a type without a name that can be read again"))
                }
                try container.encode(name)
                try container.encode(value)
            }
        }
    }

    /// What can be stored of the path; nothing where one of its elements is of a type that cannot be encoded.
    public var codable: CodableRepresentation? { CodableRepresentation(elements) }

    public init(_ codable: CodableRepresentation) {
        self.elements = codable.elements
    }
}

extension UnkeyedDecodingContainer {
    fileprivate mutating func decodeElement<Value: Decodable & Hashable>(_ type: Value.Type) throws
        -> AnyHashable
    {
        AnyHashable(try decode(type))
    }
}
