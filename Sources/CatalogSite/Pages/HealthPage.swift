import CatalogKit
import RunRecords
import SnapshotRuns
import VitrineExplanations
import VitrineJSONValues

/// The page of problems: pictures that are not as approved, what the renderer noticed, texts that are hard to read.
///
/// It is collected while snapshots come, and keeps as much of it as a page shows.
struct HealthPage {
    private var pictures = Findings()
    private var notices = Findings()
    private var contrasts = Findings()
    private var heavy = HeavySnapshots()

    /// Findings of one kind; those of the same component that say the same are one, with where it is first.
    private struct Findings {
        struct Finding {
            var component: FileName
            var sentence: String
            /// The name of the page that shows it, and where it is shown there.
            var address: String
            var place: String
            var count = 1
        }

        private(set) var list: [Finding] = []
        private var numbers: [String: Int] = [:]
        /// How many were left out.
        private(set) var rest = 0

        /// The most findings that are kept.
        private static let limit = 500

        mutating func add(
            _ reason: SnapshotReason, _ picture: SitePicture, of variant: SiteVariant, on page: String
        ) {
            let key = "\(picture.id.component) \(reason.general)"
            if let number = numbers[key] {
                list[number].count += 1
            } else if list.count < Self.limit {
                numbers[key] = list.count
                let fragment = picture.size == nil ? "\(variant.file)" : "large=\(picture.id.variantAndMode)"
                list.append(
                    Finding(
                        component: picture.id.component, sentence: reason.text,
                        address: "c/\(page).html#\(fragment)", place: "\(variant.name), \(picture.mode.name)")
                )
            } else {
                rest += 1
            }
        }
    }

    /// - Parameters:
    ///   - drawing: nothing where the component failed.
    ///   - page: the name of the page that shows the picture.
    mutating func add(
        _ picture: SitePicture, _ drawing: SnapshotDrawing?, of variant: SiteVariant, on page: String
    ) {
        if let drawing {
            heavy.add(
                picture, drawing, of: variant, at: "c/\(page).html#large=\(picture.id.variantAndMode)")
        }
        if picture.status != .matches {
            let sentence = [picture.status.label, picture.explanation].compactMap { $0 }.joined(
                separator: ": ")
            let reason = SnapshotReason(text: sentence, element: picture.outcome.reason?.element)
            pictures.add(reason, picture, of: variant, on: page)
        }
        for finding in picture.findings { notices.add(finding, picture, of: variant, on: page) }
        for element in drawing?.elements ?? [] {
            guard let contrast = element.contrast, !contrast.isEnough else { continue }
            let ratio = JSONValue.text(of: (contrast.ratio * 100).rounded(.down) / 100)
            let required = JSONValue.text(of: contrast.required)
            let sentence =
                "\(element.name): contrast \(ratio) : 1 on \(contrast.backdrop), needs \(required) : 1"
            contrasts.add(SnapshotReason(text: sentence), picture, of: variant, on: page)
        }
    }

    /// - Parameters:
    ///   - coverage: what is shown in which circumstances.
    ///   - deprecated: tokens that should not be used any more, with the components that use them.
    func text(
        _ outline: SiteOutline, coverage: CoverageTable,
        deprecated: [(path: String, reason: String, components: [Int])]
    ) -> String {
        let names = Dictionary(outline.components.map { ($0.file, $0.name) }) { first, _ in first }
        return SitePages.health.text(of: outline) {
            failures(outline)
            Self.section("Pictures that are not as approved", pictures, names)
            Self.section("What the renderer noticed", notices, names)
            Self.section(
                "Texts with less contrast than WCAG 2.2 asks for", contrasts, names,
                note:
                    "Only texts on plain colors are measured. What is inactive, a logo or decoration needs none."
            )
            Self.section(deprecated, outline)
            coverage.markup
            heavy.markup(names)
        }
    }

    private func failures(_ outline: SiteOutline) -> Markup {
        let failed = outline.components.filter { $0.failure != nil }
        if failed.isEmpty { return .group([]) }
        return Tag.section(.class("listing")) {
            Tag.h2 { "Components that failed to say what they show" }
            Tag.ul {
                for component in failed {
                    Tag.li {
                        Tag.a(.href("c/\(component.file).html")) { component.name }
                        Tag.span { component.failure ?? "" }
                    }
                }
            }
        }
    }

    private static func section(
        _ deprecated: [(path: String, reason: String, components: [Int])], _ outline: SiteOutline
    ) -> Markup {
        if deprecated.isEmpty { return .group([]) }
        return Tag.section(.class("listing"), .labelled(by: "_deprecated")) {
            Tag.h2(.id("_deprecated")) { "Deprecated tokens in use" }
            Tag.ul {
                for token in deprecated {
                    Tag.li {
                        Tag.code { token.path }
                        Tag.span {
                            token.reason.isEmpty ? "in " : "\(token.reason); in "
                            ComponentLinks(numbers: token.components, outline: outline).markup
                        }
                    }
                }
            }
        }
    }

    private static func section(
        _ title: String, _ findings: Findings, _ names: [FileName: String], note: String? = nil
    ) -> Markup {
        Tag.section(.class("listing")) {
            Tag.h2 { title }
            if let note { Tag.p(.class("facts")) { note } }
            if findings.list.isEmpty { Tag.p(.class("status matches")) { "none" } }
            Tag.ul {
                for finding in findings.list {
                    Tag.li {
                        Tag.a(.href(finding.address)) {
                            "\(names[finding.component] ?? finding.component.text), \(finding.place)"
                        }
                        Tag.span {
                            Words.markup(finding.sentence)
                            if finding.count > 1 { " (\(finding.count) times)" }
                        }
                    }
                }
                if findings.rest > 0 { Tag.li { "and \(findings.rest) more" } }
            }
        }
    }
}
