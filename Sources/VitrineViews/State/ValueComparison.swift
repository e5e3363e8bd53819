import Foundation
@_spi(Reflection) import Swift

/// Whether two values are the same, as far as that can be said without code of theirs.
///
/// Numbers are compared by their bits, texts by their characters, arrays by their elements, objects and closures by whether they are the same ones in
/// memory. Of structures the fields are compared, as what lies between them in memory says nothing.
@MainActor
package enum ValueComparison {
    package static func areSame<Value>(_ one: Value, _ other: Value) -> Bool {
        withUnsafePointer(to: one) { one in
            withUnsafePointer(to: other) { other in areSame(at: one, other) }
        }
    }

    package static func areSame<Value>(at one: UnsafePointer<Value>, _ other: UnsafePointer<Value>) -> Bool {
        let (one, other) = (UnsafeRawPointer(one), UnsafeRawPointer(other))
        return parts(of: Value.self).allSatisfy { part in
            part.isSame(one + part.offset, other + part.offset)
        }
    }

    /// Something in the memory of a value that is compared by itself.
    private struct Part {
        enum Kind {
            case bits(count: Int)
            case closure
            case comparable(any SelfComparing.Type)
            case enumeration(Any.Type)
            case existential(Any.Type)
            /// Of a kind that cannot be read.
            case unknown
        }

        var offset: Int
        var kind: Kind

        @MainActor func isSame(_ one: UnsafeRawPointer, _ other: UnsafeRawPointer) -> Bool {
            switch kind {
            case .bits(let count): return ValueComparison.haveSameBits(one, other, count: count)
            case .closure: return ValueComparison.areSameClosures(one, other)
            case .comparable(let type): return type.areSame(one, other)
            case .enumeration(let type):
                func areSame<Value>(_: Value.Type) -> Bool {
                    ValueComparison.haveSameBits(one, other, count: MemoryLayout<Value>.size)
                        || ValueComparison.areSameCases(
                            one.load(as: Value.self), other.load(as: Value.self))
                }
                return _openExistential(type, do: areSame)
            case .existential(let type):
                func areSame<Value>(_: Value.Type) -> Bool {
                    ValueComparison.areSameContents(one.load(as: Value.self), other.load(as: Value.self))
                }
                return _openExistential(type, do: areSame)
            case .unknown: return false
            }
        }
    }

    /// Kept for the whole process, in which the layout of a type does not change.
    private static var knownParts: [ObjectIdentifier: [Part]] = [:]

    private static func parts<Value>(of type: Value.Type) -> [Part] {
        if let known = knownParts[ObjectIdentifier(type)] { return known }
        var found: [Part] = []
        addFields(of: Alone<Value>.self, at: 0, to: &found)
        knownParts[ObjectIdentifier(type)] = found
        return found
    }

    /// A value as a field, of which alone the standard library tells what kind of type it has.
    private struct Alone<Value> {
        let value: Value
    }

    private static func addFields(of type: Any.Type, at start: Int, to parts: inout [Part]) {
        _ = _forEachField(of: type, options: []) { _, offset, type, kind in
            addField(of: type, kind, at: start + offset, to: &parts)
            return true
        }
    }

    private static func addField(
        of type: Any.Type, _ kind: _MetadataKind, at offset: Int, to parts: inout [Part]
    ) {
        func size<Value>(of _: Value.Type) -> Int { MemoryLayout<Value>.size }
        let size = _openExistential(type, do: size)
        let bits = Part.Kind.bits(count: size)
        if let type = type as? any SelfComparing.Type {
            parts.append(Part(offset: offset, kind: type.canBeWeak ? bits : .comparable(type)))
            return
        }
        switch kind {
        case .struct, .tuple:
            let count = parts.count
            addFields(of: type, at: offset, to: &parts)
            // Nothing is told of the fields of C's structures.
            if parts.count == count { parts.append(Part(offset: offset, kind: bits)) }
        case .enum: parts.append(Part(offset: offset, kind: .enumeration(type)))
        case .existential:
            let kind = holdsObjects(type) ? bits : .existential(type)
            parts.append(Part(offset: offset, kind: kind))
        // The type of a value that is no object takes no room in memory.
        case .metatype:
            if instanceType(of: type) is AnyObject.Type { parts.append(Part(offset: offset, kind: bits)) }
        // Those of C have no context.
        case .function where size == 2 * MemoryLayout<Int>.size:
            parts.append(Part(offset: offset, kind: .closure))
        case .class, .function, .opaque, .existentialMetatype:
            parts.append(Part(offset: offset, kind: bits))
        default: parts.append(Part(offset: offset, kind: .unknown))
        }
    }

    /// Whether a field of a type, or of an optional one of it, may be a weak reference, whose bits are no value of its type.
    fileprivate static func canBeWeak<Value>(_ type: Value.Type) -> Bool {
        var canBeWeak = false
        _ = _forEachField(of: Alone<Value>.self, options: []) { _, _, type, kind in
            canBeWeak = kind == .class || kind == .existential && holdsObjects(type)
            return true
        }
        return canBeWeak
    }

    /// Whether an existential type is that of objects or errors, and not one whose values lie beside their type. The compiler's ABI notes it in the second
    /// word of the type's metadata (docs/ABI/TypeMetadata.rst of Swift, "Existential Metadata").
    private static func holdsObjects(_ type: Any.Type) -> Bool {
        let flags = unsafeBitCast(type, to: UnsafePointer<UInt>.self)[1]
        let (isForAnyValue, specialKind) = (flags & 0x8000_0000 != 0, flags & 0x3F00_0000)
        return !isForAnyValue || specialKind != 0
    }

    /// The type of which a metatype is ("Metatype Metadata" there).
    private static func instanceType(of metatype: Any.Type) -> Any.Type {
        unsafeBitCast(metatype, to: UnsafePointer<Any.Type>.self)[1]
    }

    /// A function and its context. A closure that holds a single object has that for its context, each time that it is made, and would do something else
    /// once the object has changed: it is never the same. Other contexts are made with their closure.
    private static func areSameClosures(_ one: UnsafeRawPointer, _ other: UnsafeRawPointer) -> Bool {
        let word = MemoryLayout<UInt>.size
        guard haveSameBits(one, other, count: 2 * word) else { return false }
        let context = one.load(fromByteOffset: word, as: UnsafePointer<UnsafePointer<UInt>>?.self)
        // The metadata of classes begin with zero (TypeMetadata.rst, "Metadata Kinds").
        return context.map { $0.pointee.pointee != 0 } ?? true
    }

    private static func haveSameBits(
        _ one: UnsafeRawPointer, _ other: UnsafeRawPointer, count: Int
    ) -> Bool {
        memcmp(one, other, count) == 0
    }

    /// Values of an enumeration by their cases and what these hold; where they hold nothing, by their own equality if there is one.
    private static func areSameCases<Value>(_ one: Value, _ other: Value) -> Bool {
        if one is any CustomReflectable { return false }
        switch (Mirror(reflecting: one).children.first, Mirror(reflecting: other).children.first) {
        case (let one?, let other?):
            return one.label == other.label && areSameContents(one.value, other.value)
        case (nil, nil): return (one as? any Equatable)?.equals(other) ?? false
        default: return false
        }
    }

    private static func areSameContents(_ one: Any, _ other: Any) -> Bool {
        // A value of existential type, which is what may have been handed over, is read as one of the type that it has in fact.
        func areSame<Value>(_: Value.Type) -> Bool {
            guard let one = one as? Value, let other = other as? Value else { return false }
            return ValueComparison.areSame(one, other)
        }
        return type(of: one) == type(of: other) && _openExistential(type(of: one), do: areSame)
    }
}

/// A type that says itself whether views would find nothing new in its values.
@MainActor
package protocol SelfComparing {
    func isSame(as other: Self) -> Bool

    /// Whether a field of the type may be a weak reference.
    static var canBeWeak: Bool { get }
}

extension SelfComparing {
    package static var canBeWeak: Bool { false }

    fileprivate static func areSame(_ one: UnsafeRawPointer, _ other: UnsafeRawPointer) -> Bool {
        one.load(as: Self.self).isSame(as: other.load(as: Self.self))
    }
}

/// A value that follows from others which are compared.
nonisolated struct Uncompared<Value>: SelfComparing {
    let value: Value

    init(_ value: Value) {
        self.value = value
    }

    @MainActor package func isSame(as other: Uncompared) -> Bool { true }
}

extension String: SelfComparing {
    package func isSame(as other: String) -> Bool { self == other }
}

extension Array: SelfComparing {
    package func isSame(as other: [Element]) -> Bool {
        count == other.count
            && withUnsafeBufferPointer { elements in
                other.withUnsafeBufferPointer { others in
                    elements.baseAddress == others.baseAddress
                        || elements.indices.allSatisfy { ValueComparison.areSame(elements[$0], others[$0]) }
                }
            }
    }
}

extension Optional: SelfComparing {
    package func isSame(as other: Wrapped?) -> Bool {
        switch (self, other) {
        case (let one?, let other?): ValueComparison.areSame(one, other)
        case (nil, nil): true
        default: false
        }
    }

    package static var canBeWeak: Bool { ValueComparison.canBeWeak(Wrapped.self) }
}

extension Equatable {
    package func equals(_ other: Any) -> Bool { self == other as? Self }
}
