// What UIKit brings along on Apple's systems.
@_exported public import CoreGraphics
@_exported public import CoreText
@_exported public import FoundationNetworking
@_exported public import OpenCombine
@_exported public import OpenCombineDispatch
@_exported public import OpenCombineFoundation
@_exported public import PictureFoundation
@_exported public import PublisherOperators
@_exported public import QuartzCore

@_exported public import class Vitrine.NSItemProvider
@_exported public import protocol Vitrine.NSItemProviderReading
@_exported public import protocol Vitrine.NSItemProviderWriting
@_exported public import class Vitrine.NSUserActivity
@_exported public import enum Vitrine.UIKeyboardType
@_exported public import enum Vitrine.UITextAutocapitalizationType
@_exported public import enum Vitrine.UITextContentType
