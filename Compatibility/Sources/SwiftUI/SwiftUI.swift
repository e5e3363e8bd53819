// What `import SwiftUI` brings on Apple's systems: the view language, Foundation with its sessions, Core Graphics, Observation,
// Dispatch, observable objects and what sharing and Xcode's tools need. The rest of Combine and Vitrine's own words are not among
// them, since teams' modules have types of the same names.
// Publishers and schedulers of Foundation's and Dispatch's types are loaded with it, as they are there.
@_exported public import Accessibility
@_exported public import CoreGraphics
@_exported public import CoreTransferable
@_exported public import DeveloperToolsSupport
@_exported public import Dispatch
@_exported public import FoundationNetworking
@_exported public import Observation
import OpenCombineDispatch
import OpenCombineFoundation
@_exported public import PictureFoundation
import PublisherOperators
@_exported public import VitrineViews

@_exported public import protocol OpenCombine.ObservableObject
@_exported public import struct OpenCombine.Published

#if UIKit
    @_exported public import UIKit
#endif
