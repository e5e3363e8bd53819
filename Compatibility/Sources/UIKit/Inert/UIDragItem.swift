public import Foundation
public import Vitrine

/// A thing that is dragged; nothing is.
@MainActor @preconcurrency
open class UIDragItem: NSObject {
    public let itemProvider: NSItemProvider
    /// What the app itself knows of the thing, which it does not hand to others.
    open var localObject: Any?
    open var previewProvider: (() -> UIDragPreview?)?

    public init(itemProvider: NSItemProvider) {
        self.itemProvider = itemProvider
    }
}

/// What a finger drags.
@MainActor @preconcurrency
open class UIDragPreview: NSObject {
    public let view: UIView
    public let parameters: UIDragPreviewParameters

    public convenience init(view: UIView) {
        self.init(view: view, parameters: UIDragPreviewParameters())
    }

    public init(view: UIView, parameters: UIDragPreviewParameters) {
        self.view = view
        self.parameters = parameters
    }
}

@MainActor @preconcurrency
open class UIPreviewParameters: NSObject {
    open var visiblePath: UIBezierPath?
    open var shadowPath: UIBezierPath?
    open var backgroundColor: UIColor!

    override public init() {}
}

open class UIDragPreviewParameters: UIPreviewParameters {}

/// Where a preview lies.
@MainActor @preconcurrency
open class UIPreviewTarget: NSObject {
    public let container: UIView
    public let center: CGPoint
    public let transform: CGAffineTransform

    public init(container: UIView, center: CGPoint, transform: CGAffineTransform = .identity) {
        self.container = container
        self.center = center
        self.transform = transform
    }
}

open class UIDragPreviewTarget: UIPreviewTarget {}

@MainActor @preconcurrency
open class UITargetedPreview: NSObject {
    public let view: UIView
    public let parameters: UIPreviewParameters
    public let target: UIPreviewTarget

    public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
        self.view = view
        self.parameters = parameters
        self.target = target
    }

    public convenience init(view: UIView, parameters: UIPreviewParameters) {
        self.init(
            view: view, parameters: parameters,
            target: UIPreviewTarget(container: view.superview ?? view, center: view.center))
    }

    public convenience init(view: UIView) {
        self.init(view: view, parameters: UIPreviewParameters())
    }
}

open class UITargetedDragPreview: UITargetedPreview {}
