// What files have by way of this module on iOS.
@_exported public import PictureFoundation

@_exported public import struct VitrineViews.LocalizedStringResource
