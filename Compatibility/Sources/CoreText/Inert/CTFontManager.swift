// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple's systems.

public import CoreGraphics

/// For whom a font is registered.
public enum CTFontManagerScope: UInt32, Sendable {
    case none, process, persistent, session
}

public enum CTFontManagerError: Int, Sendable {
    case fileNotFound = 101
    case insufficientPermissions, unrecognizedFormat, invalidFontData
    case alreadyRegistered = 105
    case notRegistered = 201
}

/// Takes note of a font's file; texts are drawn with the fonts that the catalogue declares, by family.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
    _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { FileManager.default.isReadableFile(atPath: fontURL.path) }

@discardableResult
public func CTFontManagerRegisterFontsForURLs(
    _ fontURLs: CFArray, _ scope: CTFontManagerScope, _ errors: UnsafeMutablePointer<CFArray?>?
) -> Bool { true }

@discardableResult
public func CTFontManagerUnregisterFontsForURL(
    _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { true }

@discardableResult
public func CTFontManagerRegisterGraphicsFont(
    _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { true }

@discardableResult
public func CTFontManagerUnregisterGraphicsFont(
    _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { true }

public func CTFontManagerRegisterFontURLs(
    _ fontURLs: CFArray, _ scope: CTFontManagerScope, _ enabled: Bool,
    _ registrationHandler: (([Any], Bool) -> Bool)?
) {
    _ = registrationHandler?([], true)
}
