#if UIKit
    @_exported public import UIKit

    /// A screen with a film, which is not drawn here: a labelled box.
    open class AVPlayerViewController: UIViewController {
        open var player: AVPlayer?
        open var showsPlaybackControls = true
        open var videoGravity = AVLayerVideoGravity.resizeAspect
        open var allowsPictureInPicturePlayback = true

        override open func loadView() {
            view = AVPlayerView()
        }
    }

    /// Where the film would be.
    final class AVPlayerView: UnavailableView {}
#endif
