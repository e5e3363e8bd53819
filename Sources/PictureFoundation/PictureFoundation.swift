// Foundation, whose current locale and calendar are those of the picture that is being made.
@_exported public import Foundation
@_exported public import PictureRandomNumbers
