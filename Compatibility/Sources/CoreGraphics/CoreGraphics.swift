// What `import CoreGraphics` brings on Apple's systems: geometry and mathematics, and what the view language has of it.
@_exported public import PictureFoundation

@_exported public import struct Vitrine.CGAffineTransform
@_exported public import class Vitrine.CGColor
@_exported public import enum Vitrine.CGLineCap
@_exported public import enum Vitrine.CGLineJoin
@_exported public import struct Vitrine.CGVector
