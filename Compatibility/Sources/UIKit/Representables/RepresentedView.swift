import CoreGraphics
import Foundation
import Vitrine

/// A view of UIKit among those of the view language.
///
/// It gets between the least and the most that it takes: a content that resists compression is never smaller than itself, and
/// one that hugs it never larger; everything else fills what it is proposed, as on Apple's systems.
struct RepresentedView: View {
    let view: UIView
    /// What the representable itself says of a proposal.
    let answer: (ProposedViewSize) -> CGSize?
    /// The size that the view has been given; contents that wrap have their height for its width.
    @State private var given: CGSize?

    private struct Room {
        var least: CGSize
        var ideal: CGSize
        var most: CGSize
    }

    var body: some View {
        let room = room
        if room.least == room.most {
            LaidOutView(view: view, size: room.ideal)
                .frame(width: room.ideal.width, height: room.ideal.height)
        } else {
            GeometryReader { place in
                LaidOutView(
                    view: view, size: place.size, covered: UIEdgeInsets(place.coveredInsets, of: view))
            }
            .frame(
                minWidth: room.least.width, idealWidth: room.ideal.width, maxWidth: room.most.width,
                minHeight: room.least.height, idealHeight: room.ideal.height, maxHeight: room.most.height
            )
            .onGeometryChange(for: CGSize.self) {
                $0.size
            } action: {
                given = $0
            }
        }
    }

    /// Until the view has been given a size, whatever it takes of what it is proposed; then the answer to that.
    private var room: Room {
        if let given {
            guard let answer = answer(ProposedViewSize(given)) else { return ownRoom }
            return Room(least: answer, ideal: answer, most: answer)
        }
        guard let ideal = answer(.unspecified) else { return ownRoom }
        let most = answer(.infinity) ?? ideal
        return Room(
            least: .zero, ideal: ideal,
            most: CGSize(width: max(most.width, ideal.width), height: max(most.height, ideal.height)))
    }

    private var ownRoom: Room {
        let own = view.intrinsicContentSize
        let content = view.contentSize(fitting: given?.width)
        let needsFitting = own.width < 0 || own.height < 0
        let fitting = needsFitting ? view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) : own
        func lengths(
            _ own: CGFloat, _ fitting: CGFloat, _ axis: NSLayoutConstraint.Axis
        ) -> (least: CGFloat, ideal: CGFloat, most: CGFloat) {
            guard own >= 0 else { return (0, fitting, .infinity) }
            return (
                view.contentCompressionResistancePriority(for: axis) > .defaultLow ? own : 0, own,
                view.contentHuggingPriority(for: axis) > .defaultLow ? own : .infinity
            )
        }
        let x = lengths(own.width, fitting.width, .horizontal)
        let y = lengths(own.height < 0 ? own.height : content.height, fitting.height, .vertical)
        return Room(
            least: CGSize(width: x.least, height: y.least), ideal: CGSize(width: x.ideal, height: y.ideal),
            most: CGSize(width: x.most, height: y.most))
    }
}
