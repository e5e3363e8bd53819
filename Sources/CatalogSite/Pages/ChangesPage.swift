import CatalogKit
import SnapshotHistory
import VitrineGit

/// The page with the changes of the last commits, component by component.
struct ChangesPage {
    let outline: SiteOutline
    let history: ReferenceHistory

    /// The most components of a commit.
    private static let componentLimit = 60

    /// The anchor of a commit on the page.
    static func id(of commit: FileCommit) -> String { "commit-\(commit.id.text)" }

    var text: String {
        let names = Dictionary(outline.components.map { ($0.file, $0.name) }) { first, _ in first }
        return SitePages.changes.text(of: outline) {
            Tag.p(.class("facts note-line")) {
                "What commits have changed about the approved pictures. "
                Tag.a(.href(AtomFeed.path)) { "Atom feed" }
            }
            for commit in history.commits { section(commit, names) }
            if history.isCutOff {
                Tag.p(.class("facts note-line")) {
                    "Earlier commits are not told of here: 'catalog changes' compares any two."
                }
            }
        }
    }

    private func section(_ commit: ReferenceHistory.Commit, _ names: [FileName: String]) -> Markup {
        let id = Self.id(of: commit.commit)
        return Tag.section(.class("listing commit"), .id(id), .labelled(by: "_\(id)")) {
            Tag.h2(.id("_\(id)")) { commit.commit.subject.isEmpty ? "No message" : commit.commit.subject }
            HistoryMarkup.byline(commit.commit)
            Tag.ul {
                for component in commit.components.prefix(Self.componentLimit) {
                    Tag.li {
                        if let name = names[component.component] {
                            Tag.a(.href("c/\(component.component).html")) { name }
                        } else {
                            Tag.b { component.component.text }
                        }
                        Tag.div { HistoryMarkup.list(component.changes) }
                    }
                }
                if commit.components.count > Self.componentLimit {
                    Tag.li { "and \(commit.components.count - Self.componentLimit) more components" }
                }
            }
        }
    }
}
