// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple's systems.

public import CoreGraphics
public import Foundation

/// Core Text's fonts are UIKit's, as they are to each other's functions on Apple's systems.
public typealias CTFont = UIFont

/// A font by its name; the system's where the name is empty.
public func CTFontCreateWithName(
    _ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
    name.isEmpty ? .systemFont(ofSize: size) : UIFont(UIFontDescriptor(name: name, size: size))
}

public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.pointSize }

public func CTFontGetAscent(_ font: CTFont) -> CGFloat { font.ascender }

/// How far letters go below the line, as a positive length.
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { -font.descender }

public func CTFontGetLeading(_ font: CTFont) -> CGFloat { font.leading }

public func CTFontGetCapHeight(_ font: CTFont) -> CGFloat { font.capHeight }

public func CTFontGetXHeight(_ font: CTFont) -> CGFloat { font.xHeight }

public func CTFontCopyFamilyName(_ font: CTFont) -> CFString { font.familyName }

public func CTFontCopyPostScriptName(_ font: CTFont) -> CFString { font.fontName }

public func CTFontCopyFullName(_ font: CTFont) -> CFString { font.fontName }
