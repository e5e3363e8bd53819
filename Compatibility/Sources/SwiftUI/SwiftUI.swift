// What `import SwiftUI` brings on Apple's systems: the view language, Foundation with its sessions, Core Graphics, Observation,
// Combine, Dispatch and what sharing and Xcode's tools need. Vitrine's own words are not among them, since
// modules of design systems have types of the same names.
@_exported public import Accessibility
@_exported public import CoreGraphics
@_exported public import CoreTransferable
@_exported public import DeveloperToolsSupport
@_exported public import Dispatch
@_exported public import FoundationNetworking
@_exported public import Observation
@_exported public import OpenCombine
@_exported public import OpenCombineDispatch
@_exported public import OpenCombineFoundation
@_exported public import PictureFoundation
@_exported public import PublisherOperators
@_exported public import VitrineViews

#if UIKit
    @_exported public import UIKit
#endif
