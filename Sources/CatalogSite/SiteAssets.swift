public import SnapshotReports
import VitrineComposition

/// The files that all pages share.
enum SiteAssets {
    /// The scripts one after the other, of which each needs those before it alone.
    static let script = joined([
        EmbeddedTexts.switchesJS, EmbeddedTexts.markupJS, EmbeddedTexts.elementsJS,
        EmbeddedTexts.geometryJS, EmbeddedTexts.overlayJS, EmbeddedTexts.panelJS,
        EmbeddedTexts.inspectorJS, EmbeddedTexts.matchingJS, EmbeddedTexts.explanationJS,
        EmbeddedTexts.stageJS,
        EmbeddedTexts.zoomJS, EmbeddedTexts.searchJS, EmbeddedTexts.finderJS,
        EmbeddedTexts.keysJS, EmbeddedTexts.copyingJS,
    ])

    /// - Parameters:
    ///   - modes: how many modes the components have at most.
    ///   - widths: of all pictures, in points.
    static func styleSheet(modes: Int, widths: Set<Double>) -> [UInt8] {
        joined([
            EmbeddedTexts.siteCSS, EmbeddedTexts.finderCSS, EmbeddedTexts.componentCSS,
            EmbeddedTexts.inspectorCSS,
            ModeRules.text(modes: modes), PictureWidths.rules(widths),
        ])
    }

    fileprivate static func joined(_ texts: [String]) -> [UInt8] { Array(texts.joined(separator: "\n").utf8) }
}

extension ReportAssets {
    /// The style sheet and the script of a report's pages.
    public static let standard = ReportAssets(
        styleSheet: SiteAssets.joined([EmbeddedTexts.siteCSS, EmbeddedTexts.reportCSS]),
        script: SiteAssets.joined([EmbeddedTexts.viewsJS]))
}
