import CatalogAssets
import Flexbox
import Foundation
import VitrineComposition
import VitrineGeometry
import VitrineTypesetting
public import VitrineViews

/// Lays views out by themselves, for code that asks for sizes before the component is laid out.
///
/// It has fonts of its own, read when it is first asked: the renderer's are lent to the layout, which is not on the main actor.
@MainActor
final class ViewMeasurer {
    private let fonts: FontFamilies
    private let fontBook: FontBook
    private lazy var texts: TextMeasurer? = {
        // A book that cannot be read fails the component where its texts are laid out.
        guard let texts = try? TextContext(book: fontBook) else { return nil }
        return TextMeasurer(texts)
    }()

    init(fonts: FontFamilies, fontBook: FontBook) {
        self.fonts = fonts
        self.fontBook = fontBook
    }

    /// Zero for what cannot be laid out; where the view is shown, resolving it throws the reason.
    func size(
        of view: any View, proposing proposal: ProposedViewSize, in environment: EnvironmentValues
    ) -> CGSize {
        guard let texts, let resources = Resources.current else { return .zero }
        let layout = LayoutPass(texts: texts, scale: Double(environment.displayScale))
        let room = Proposal(
            width: proposal.width.map { Double($0) }, height: proposal.height.map { Double($0) })
        let resolver = Resolver(resources: resources, fonts: fonts)
        // What is wrong with the view is said where it is shown.
        guard let root = try? resolver.resolve(view, in: environment),
            let size = try? layout.layOut(root, proposing: room).frame.size
        else { return .zero }
        return CGSize(width: size.width, height: size.height)
    }
}

extension Resources {
    /// Lets code ask views for their sizes.
    @MainActor
    mutating func measureViews(fonts: FontFamilies, fontBook: FontBook) {
        let measurer = ViewMeasurer(fonts: fonts, fontBook: fontBook)
        measure = { measurer.size(of: $0, proposing: $1, in: $2) }
    }
}

extension RenderingEnvironment {
    /// Resources for code that asks views for their sizes while nothing is rendered.
    @MainActor
    public func measuringResources() -> Resources {
        var resources = files.resources
        resources.measureViews(fonts: families, fontBook: fontBook)
        return resources
    }
}
