// Where Xcode's generated names have their types from.
@_exported public import struct Vitrine.ColorResource
@_exported public import struct Vitrine.ImageResource
