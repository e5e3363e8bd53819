import CoreFoundation
import Foundation

/// The bundle of the program, which on Linux has no property list.
enum MainBundle {
    /// Lets the bundle say what that of a new app of Xcode's says: sources ask for its identifier and version without a doubt.
    static func describe() { isDescribed }

    private static let isDescribed: Void = {
        // A dictionary that can be changed, which the bundle gives away as it is.
        let list = unsafeBitCast(
            CFBundleGetInfoDictionary(CFBundleGetMainBundle()), to: CFMutableDictionary.self)
        let values = [
            ("CFBundleIdentifier", "com.example.app"), ("CFBundleName", "App"),
            ("CFBundleDisplayName", "App"),
            ("CFBundleShortVersionString", "1.0"), ("CFBundleVersion", "1"),
        ]
        for (key, value) in values where Bundle.main.object(forInfoDictionaryKey: key) == nil {
            CFDictionarySetValue(
                list, Unmanaged.passRetained(key as NSString).toOpaque(),
                Unmanaged.passRetained(value as NSString).toOpaque())
        }
    }()
}
