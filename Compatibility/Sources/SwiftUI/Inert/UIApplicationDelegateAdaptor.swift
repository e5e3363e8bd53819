#if UIKit
    public import UIKit

    /// The app's delegate, which nobody makes: apps are not run here.
    @MainActor @preconcurrency @propertyWrapper
    public struct UIApplicationDelegateAdaptor<Delegate: NSObject & UIApplicationDelegate>: DynamicProperty {
        nonisolated public init(_ type: Delegate.Type = Delegate.self) {}

        public var wrappedValue: Delegate { preconditionFailure("an app is not run here") }
        public var projectedValue: Self { self }
    }
#endif
