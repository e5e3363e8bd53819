public import Foundation
public import QuartzCore

/// Would call before each picture of a screen; there is one alone.
@MainActor @preconcurrency
open class UIUpdateLink: NSObject {
    open var isEnabled = false
    open var requiresContinuousUpdates = false
    open var wantsLowLatencyEventDispatch = false
    open var wantsImmediatePresentation = false
    open var preferredFrameRateRange = CAFrameRateRange.default
    open var currentUpdateInfo: UIUpdateInfo? { nil }

    public init(
        view: UIView, actionHandler handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void = { _, _ in }
    ) {}

    open func addAction(handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void) {}
}

@MainActor @preconcurrency
open class UIUpdateInfo: NSObject {
    open var modelTime: TimeInterval { 0 }
    open var completionDeadlineTime: TimeInterval { 0 }
    open var estimatedPresentationTime: TimeInterval { 0 }
}
