public import CoreGraphics
public import Foundation
public import OpenCombine

extension NSObject {
    /// Sends the current value of a property and no changes, since nothing changes while a picture is made.
    public struct KeyValueObservingPublisher<Subject: NSObject, Value>: Publisher {
        public typealias Output = Value
        public typealias Failure = Never

        public let object: Subject
        public let keyPath: KeyPath<Subject, Value>
        public let options: NSKeyValueObservingOptions

        public init(
            object: Subject, keyPath: KeyPath<Subject, Value>, options: NSKeyValueObservingOptions
        ) {
            self.object = object
            self.keyPath = keyPath
            self.options = options
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
            // The stream goes on, as that of a property that may still change.
            let values = options.contains(.initial) ? [object[keyPath: keyPath]] : []
            values.publisher.append(Empty(completeImmediately: false)).receive(subscriber: subscriber)
        }
    }
}

extension KeyValueObservable where Self: NSObject {
    /// A publisher of a property's value.
    public func publisher<Value>(
        for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
    ) -> NSObject.KeyValueObservingPublisher<Self, Value> {
        NSObject.KeyValueObservingPublisher(object: self, keyPath: keyPath, options: options)
    }
}
