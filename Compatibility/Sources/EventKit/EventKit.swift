// What files have by way of this module on iOS.
@_exported public import PictureFoundation
