@_exported public import AVFoundation
import Vitrine

/// A film with controls, which is not drawn here: a labelled box.
public struct VideoPlayer<VideoOverlay: View>: View {
    private let overlay: VideoOverlay

    public init(player: AVPlayer?, @ViewBuilder videoOverlay: () -> VideoOverlay) {
        self.overlay = videoOverlay()
    }

    public var body: some View {
        PlaceholderView("VideoPlayer").overlay { overlay }
    }
}

extension VideoPlayer where VideoOverlay == EmptyView {
    public init(player: AVPlayer?) {
        self.init(player: player) { EmptyView() }
    }
}
