/// The key of a value that a modifier of a view hands to the containers around it.
package nonisolated protocol TraitKey {
    associatedtype Value
}
