import Composition
public import SnapshotReports

/// The files that all pages share.
enum SiteAssets {
    /// The scripts one after the other, of which each needs those before it alone.
    static let script = joined([
        PackageResources.switches_js, PackageResources.markup_js, PackageResources.elements_js,
        PackageResources.geometry_js, PackageResources.overlay_js, PackageResources.panel_js,
        PackageResources.inspector_js, PackageResources.matching_js, PackageResources.explanation_js,
        PackageResources.stage_js,
        PackageResources.zoom_js, PackageResources.search_js, PackageResources.finder_js,
        PackageResources.keys_js, PackageResources.copying_js,
    ])

    /// - Parameters:
    ///   - modes: how many modes the components have at most.
    ///   - widths: of all pictures, in points.
    static func styleSheet(modes: Int, widths: Set<Double>) -> [UInt8] {
        joined([
            PackageResources.site_css, PackageResources.finder_css, PackageResources.component_css,
            PackageResources.inspector_css,
            Array(ModeRules.text(modes: modes).utf8), Array(PictureWidths.rules(widths).utf8),
        ])
    }

    fileprivate static func joined(_ files: [[UInt8]]) -> [UInt8] {
        Array(files.joined(separator: "\n".utf8))
    }
}

extension ReportAssets {
    /// The style sheet and the script of a report's pages.
    public static let standard = ReportAssets(
        styleSheet: SiteAssets.joined([PackageResources.site_css, PackageResources.report_css]),
        script: SiteAssets.joined([PackageResources.views_js]))
}
