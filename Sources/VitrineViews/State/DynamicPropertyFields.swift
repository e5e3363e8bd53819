@_spi(Reflection) import Swift

/// The offsets of the dynamic properties in the values of a type; found once for each type.
///
/// The standard library's field walk gives names, offsets and types; `Mirror` would copy each value.
@MainActor
package enum DynamicPropertyFields {
    private struct Field {
        var offset: Int
        var type: any DynamicProperty.Type
    }

    /// Kept for the whole process, in which the fields of a type do not change; finding them for each component anew
    /// takes a twentieth of resolving it.
    private static var fields: [ObjectIdentifier: [Field]] = [:]

    /// Connects all dynamic properties of a view, a modifier or a style.
    package static func connect<Value>(_ value: inout Value, from scope: PropertyScope) {
        let fields = fields(of: Value.self)
        guard !fields.isEmpty else { return }
        withUnsafeMutableBytes(of: &value) { bytes in
            guard let base = bytes.baseAddress else { return }
            for field in fields {
                supply(field.type, at: base + field.offset, from: scope, offset: field.offset)
            }
        }
    }

    private static func supply<Property: DynamicProperty>(
        _ type: Property.Type, at address: UnsafeMutableRawPointer, from scope: PropertyScope, offset: Int
    ) {
        var scope = scope
        scope.identity = scope.identity.identity(ofPart: UInt64(offset))
        let property = address.assumingMemoryBound(to: type)
        if var supplied = property.pointee as? any SuppliedProperty {
            supplied.supply(from: scope)
            if let filled = supplied as? Property { property.pointee = filled }
        } else {
            connect(&property.pointee, from: scope)
        }
        property.pointee.update()
    }

    private static func fields(of type: Any.Type) -> [Field] {
        if let known = fields[ObjectIdentifier(type)] { return known }
        var found: [Field] = []
        _forEachField(of: type, options: []) { _, offset, fieldType, _ in
            if let property = fieldType as? any DynamicProperty.Type {
                found.append(Field(offset: offset, type: property))
            }
            return true
        }
        fields[ObjectIdentifier(type)] = found
        return found
    }
}

extension UInt64 {
    /// The identity of a part of what has this identity, by a number that the other parts do not have.
    ///
    /// The mixing step of SplitMix64: even, so that two places in a tree do not meet.
    package nonisolated func identity(ofPart part: UInt64) -> UInt64 {
        var mixed = (self ^ part) &+ 0x9E37_79B9_7F4A_7C15
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    package nonisolated func identity(ofPart part: String) -> UInt64 {
        // FNV-1a over the name, which is not a number.
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in part.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        return identity(ofPart: hash)
    }
}
