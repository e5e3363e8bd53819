public import Foundation

extension NotificationCenter {
    /// The notifications of a name from now on.
    public final class Notifications: AsyncSequence, Sendable {
        public typealias Element = Notification
        public typealias AsyncIterator = Iterator

        /// Notifications that come faster than they are asked for wait.
        public struct Iterator: AsyncIteratorProtocol {
            fileprivate var base: AsyncStream<Waiting>.Iterator

            public mutating func next() async -> Notification? { await base.next()?.notification }
        }

        /// A notification on its way between two threads, of which one has it at a time.
        fileprivate struct Waiting: @unchecked Sendable {
            let notification: Notification
        }

        private let stream: AsyncStream<Waiting>

        fileprivate init(center: NotificationCenter, name: Notification.Name, object: AnyObject?) {
            let (stream, continuation) = AsyncStream.makeStream(of: Waiting.self)
            self.stream = stream
            let observer = center.addObserver(forName: name, object: object, queue: nil) {
                continuation.yield(Waiting(notification: $0))
            }
            let registration = Registration(center: center, observer: observer)
            continuation.onTermination = { _ in registration.end() }
        }

        public func makeAsyncIterator() -> Iterator { Iterator(base: stream.makeAsyncIterator()) }
    }

    /// An observer, which may be removed on any thread.
    private struct Registration: @unchecked Sendable {
        let center: NotificationCenter
        let observer: any NSObjectProtocol

        func end() { center.removeObserver(observer) }
    }

    /// The notifications of a name from now on, one after the other.
    public func notifications(named name: Notification.Name, object: AnyObject? = nil) -> Notifications {
        Notifications(center: self, name: name, object: object)
    }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
extension Notification.Name {
    public static let NSCalendarDayChanged = Notification.Name("NSCalendarDayChangedNotification")
}
