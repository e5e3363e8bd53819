// What UIKit brings along on Apple's systems.
@_exported public import PictureFoundation
