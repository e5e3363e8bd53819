// What UIKit brings along on Apple's systems.
// Publishers and schedulers of Foundation's and Dispatch's types are loaded with it, as they are there.
@_exported public import CoreGraphics
@_exported public import CoreText
@_exported public import FoundationNetworking
import OpenCombineDispatch
import OpenCombineFoundation
@_exported public import PictureFoundation
import PublisherOperators
@_exported public import QuartzCore

@_exported public import protocol OpenCombine.ObservableObject
@_exported public import struct OpenCombine.Published
@_exported public import class Vitrine.NSItemProvider
@_exported public import protocol Vitrine.NSItemProviderReading
@_exported public import protocol Vitrine.NSItemProviderWriting
@_exported public import class Vitrine.NSUserActivity
@_exported public import enum Vitrine.UIKeyboardType
@_exported public import enum Vitrine.UITextAutocapitalizationType
@_exported public import enum Vitrine.UITextContentType
