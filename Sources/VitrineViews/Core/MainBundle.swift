import CoreFoundation
import Foundation

/// The bundle of the program, which on Linux has no property list.
enum MainBundle {
    /// What the bundle says of itself is what a new app of Xcode's says: sources ask for the identifier and the version as if there were no bundle without.
    static let isDescribed: Bool = {
        // A dictionary of its own, which it gives away as it is.
        let list = unsafeBitCast(
            CFBundleGetInfoDictionary(CFBundleGetMainBundle()), to: CFMutableDictionary.self)
        for (key, value) in [
            ("CFBundleIdentifier", "com.example.app"), ("CFBundleName", "App"),
            ("CFBundleDisplayName", "App"),
            ("CFBundleShortVersionString", "1.0"), ("CFBundleVersion", "1"),
        ] where Bundle.main.object(forInfoDictionaryKey: key) == nil {
            CFDictionarySetValue(
                list, Unmanaged.passRetained(key as NSString).toOpaque(),
                Unmanaged.passRetained(value as NSString).toOpaque())
        }
        return true
    }()
}
