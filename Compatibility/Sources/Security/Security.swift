// What files have by way of this module on Apple's systems.
@_exported public import CoreGraphics
