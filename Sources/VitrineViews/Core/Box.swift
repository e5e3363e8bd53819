/// A value that few have, kept outside of its holder so that the others are small and quick to copy.
package nonisolated final class Box<Value: Sendable>: Sendable {
    package let value: Value

    package init(_ value: Value) {
        self.value = value
    }
}
