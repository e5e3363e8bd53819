/// Names something that a container is told about a view by a modifier of that view.
package nonisolated protocol TraitKey {
    associatedtype Value
}
