// What `import SwiftUI` brings on Apple's systems: the view language, Foundation, Core Graphics, Observation, Combine and
// Dispatch.
@_exported public import Accessibility
@_exported public import CoreGraphics
@_exported public import Dispatch
@_exported public import Observation
@_exported public import OpenCombine
@_exported public import OpenCombineDispatch
@_exported public import OpenCombineFoundation
@_exported public import PublisherOperators
@_exported public import Vitrine

#if UIKit
    @_exported public import UIKit
#endif
