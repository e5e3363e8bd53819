/// A dynamic property of the language itself.
package protocol SuppliedProperty: DynamicProperty {
    @MainActor mutating func supply(from scope: PropertyScope)
}
