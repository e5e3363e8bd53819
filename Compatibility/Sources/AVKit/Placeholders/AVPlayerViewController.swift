#if UIKit
    @_exported public import UIKit

    /// A screen with a film, which is not drawn here: a labelled box.
    open class AVPlayerViewController: UIViewController {
        open var player: AVPlayer?
        open var showsPlaybackControls = true
        open var videoGravity = AVLayerVideoGravity.resizeAspect
        open var allowsPictureInPicturePlayback = true
        open var canStartPictureInPictureAutomaticallyFromInline = false
        open var entersFullScreenWhenPlaybackBegins = false
        open var exitsFullScreenWhenPlaybackEnds = false
        open var updatesNowPlayingInfoCenter = true
        open weak var delegate: (any AVPlayerViewControllerDelegate)?

        override open func loadView() {
            view = AVPlayerView()
        }
    }

    /// Told of what a person does with a film, which nobody does.
    @MainActor @preconcurrency
    public protocol AVPlayerViewControllerDelegate: AnyObject {}

    /// Where the film would be.
    final class AVPlayerView: UnavailableView {}
#endif
