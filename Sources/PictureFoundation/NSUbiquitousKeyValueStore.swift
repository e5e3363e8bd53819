// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple's systems.

public import Foundation

/// A store that a person's devices share; here it keeps what is put into it for a run's time.
open class NSUbiquitousKeyValueStore: NSObject {
    private var values: [String: Any] = [:]

    nonisolated(unsafe) private static let shared = NSUbiquitousKeyValueStore()

    open class var `default`: NSUbiquitousKeyValueStore { shared }

    public static let didChangeExternallyNotification = Notification.Name(
        "NSUbiquitousKeyValueStoreDidChangeExternallyNotification")

    open var dictionaryRepresentation: [String: Any] { values }

    open func object(forKey key: String) -> Any? { values[key] }

    open func set(_ object: Any?, forKey key: String) {
        values[key] = object
    }

    open func removeObject(forKey key: String) {
        values[key] = nil
    }

    open func string(forKey key: String) -> String? { values[key] as? String }
    open func array(forKey key: String) -> [Any]? { values[key] as? [Any] }
    open func dictionary(forKey key: String) -> [String: Any]? { values[key] as? [String: Any] }
    open func data(forKey key: String) -> Data? { values[key] as? Data }
    open func bool(forKey key: String) -> Bool { values[key] as? Bool ?? false }
    open func double(forKey key: String) -> Double { values[key] as? Double ?? 0 }
    open func longLong(forKey key: String) -> Int64 { values[key] as? Int64 ?? 0 }

    open func set(_ value: String?, forKey key: String) { values[key] = value }
    open func set(_ value: Data?, forKey key: String) { values[key] = value }
    open func set(_ value: [Any]?, forKey key: String) { values[key] = value }
    open func set(_ value: [String: Any]?, forKey key: String) { values[key] = value }
    open func set(_ value: Int64, forKey key: String) { values[key] = value }
    open func set(_ value: Double, forKey key: String) { values[key] = value }
    open func set(_ value: Bool, forKey key: String) { values[key] = value }

    /// Without effect: nothing is shared.
    @discardableResult
    open func synchronize() -> Bool { true }
}

public let NSUbiquitousKeyValueStoreChangeReasonKey = "NSUbiquitousKeyValueStoreChangeReasonKey"
public let NSUbiquitousKeyValueStoreChangedKeysKey = "NSUbiquitousKeyValueStoreChangedKeysKey"
public let NSUbiquitousKeyValueStoreServerChange = 0
public let NSUbiquitousKeyValueStoreInitialSyncChange = 1
public let NSUbiquitousKeyValueStoreQuotaViolationChange = 2
public let NSUbiquitousKeyValueStoreAccountChange = 3
