public import Foundation

// What every object has on Apple's systems, where defaults are read and written by it.
extension UserDefaults {
    public func value(forKey key: String) -> Any? { object(forKey: key) }

    public func setValue(_ value: Any?, forKey key: String) {
        set(value, forKey: key)
    }
}
