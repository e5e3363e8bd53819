// Test files name views and controllers of UIKit beside this module; on Apple's systems XCTest brings Foundation along.
@_exported public import PictureFoundation
@_exported public import UIKit
