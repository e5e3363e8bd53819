import CatalogKit
import SnapshotHistory
import VitrineGit
import VitrineWording

/// The changes of commits as lists.
enum HistoryMarkup {
    /// Who changed something, and when.
    static func byline(_ commit: FileCommit) -> Markup {
        Tag.p(.class("facts byline")) {
            Tag.time(.dateTime(commit.date)) { String(commit.date.prefix(10)) }
            Tag.span { commit.author }
            Tag.code(.tooltip(commit.id.text)) { String(commit.id.text.prefix(10)) }
        }
    }

    /// The most changes of a list, and the most snapshots of a change that are named.
    private static let (changeLimit, nameLimit) = (12, 200)

    static func list(_ changes: [ReferenceHistory.Change]) -> Markup {
        Tag.ul(.class("told")) {
            for change in changes.prefix(changeLimit) {
                Tag.li {
                    Tag.span { Words.markup(change.text) }
                    names(change.ids)
                }
            }
            if changes.count > changeLimit { Tag.li { "and \(changes.count - changeLimit) more changes" } }
        }
    }

    /// One by its name; several are counted, and named where that is wanted.
    private static func names(_ ids: [SnapshotID]) -> Markup {
        if ids.count == 1 { return Tag.code { "\(ids[0].variantAndMode)" } }
        let rest = ids.count > nameLimit ? ", and \(ids.count - nameLimit) more" : ""
        return Tag.details {
            Tag.summary { Pluralized.snapshots(ids.count) }
            Tag.p { ids.prefix(nameLimit).map(\.variantAndMode).joined(separator: ", ") + rest }
        }
    }
}

/// When a component's references were changed, by whom and how.
struct HistorySection {
    let entries: [(commit: FileCommit, changes: [ReferenceHistory.Change])]
    /// Whether there are older commits.
    let isCutOff: Bool

    /// The most commits of a component.
    private static let limit = 20

    var markup: Markup {
        Tag.section(.class("history"), .labelled(by: "_history")) {
            Tag.h2(.id("_history")) { "History" }
            if entries.isEmpty {
                Tag.p(.class("facts")) {
                    isCutOff ? "Nothing changed lately." : "No commit has references of it yet."
                }
            }
            Tag.ol {
                for entry in entries.prefix(Self.limit) {
                    Tag.li {
                        Tag.p(.class("subject")) {
                            Tag.a(
                                .href("../\(SitePages.changes.rawValue)#\(ChangesPage.id(of: entry.commit))")
                            ) {
                                entry.commit.subject.isEmpty ? "No message" : entry.commit.subject
                            }
                        }
                        HistoryMarkup.byline(entry.commit)
                        HistoryMarkup.list(entry.changes)
                    }
                }
            }
            if entries.count > Self.limit {
                Tag.p(.class("facts")) { "and \(entries.count - Self.limit) earlier changes" }
            }
        }
    }
}
