// What Safari Services brings along on Apple's systems.
@_exported public import UIKit
