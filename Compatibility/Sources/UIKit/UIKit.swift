// What UIKit brings along on Apple's systems.
@_exported public import CoreGraphics
@_exported public import CoreText
@_exported public import PictureFoundation
@_exported public import QuartzCore
