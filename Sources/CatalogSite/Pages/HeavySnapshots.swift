import CatalogKit
import SnapshotRuns
import VitrineExplanations
import VitrineGeometry
import VitrineWording

/// The snapshots whose files are the largest, and those that show the same as another variant.
struct HeavySnapshots {
    private struct Entry {
        var component: FileName
        var address: String
        var place: String
        var bytes: Int
        var elements: Int
        var extent: String
    }

    /// The heaviest ones, the largest first.
    private var heaviest: [Entry] = []
    private var total = 0
    /// Variants that look like one before them in the same mode.
    private var duplicates: [(component: FileName, address: String, sentence: String)] = []
    /// What the component that comes has shown, by picture and mode; and its name.
    private var shown: [String: String] = [:]
    private var component: FileName?

    private static let (limit, duplicateLimit) = (20, 200)

    /// - Parameter address: leads to the picture.
    mutating func add(
        _ picture: SitePicture, _ drawing: SnapshotDrawing, of variant: SiteVariant, at address: String
    ) {
        let place = "\(variant.name), \(picture.mode.name)"
        total += drawing.file.bytes.count
        let least = heaviest.count < Self.limit ? 0 : heaviest.last?.bytes ?? 0
        if drawing.file.bytes.count > least {
            let entry = Entry(
                component: picture.id.component, address: address, place: place,
                bytes: drawing.file.bytes.count,
                elements: drawing.elements.count,
                extent:
                    "\(ValueWords.decimal(drawing.size.width)) × \(ValueWords.decimal(drawing.size.height)) pt"
            )
            let index = heaviest.firstIndex { $0.bytes < entry.bytes } ?? heaviest.count
            heaviest.insert(entry, at: index)
            if heaviest.count > Self.limit { heaviest.removeLast() }
        }
        addTwin(picture, of: variant, at: address, place)
    }

    private mutating func addTwin(
        _ picture: SitePicture, of variant: SiteVariant, at address: String, _ place: String
    ) {
        if component != picture.id.component {
            component = picture.id.component
            shown = [:]
        }
        // The steps of a scenario may well end where they began.
        guard picture.stepName == nil else { return }
        let key = "\(picture.path) \(picture.mode.name)"
        if let other = shown[key], other != variant.name {
            if duplicates.count < Self.duplicateLimit {
                duplicates.append((picture.id.component, address, "\(place) looks like \(other)"))
            }
        } else {
            shown[key] = variant.name
        }
    }

    func markup(_ names: [FileName: String]) -> Markup {
        .group([heavy(names), equal(names)])
    }

    private func heavy(_ names: [FileName: String]) -> Markup {
        if heaviest.isEmpty { return .group([]) }
        return Tag.section(.class("listing"), .labelled(by: "_heavy")) {
            Tag.h2(.id("_heavy")) { "The heaviest pictures" }
            Tag.p(.class("facts")) {
                "All files together have \(Self.size(total)). How long components take differs from run to run and is told by 'catalog check --verbose'."
            }
            Tag.ul {
                for entry in heaviest {
                    Tag.li {
                        Tag.a(.href(entry.address)) {
                            "\(names[entry.component] ?? entry.component.text), \(entry.place)"
                        }
                        Tag.span {
                            "\(Self.size(entry.bytes)), \(entry.extent), \(Pluralized.elements(entry.elements))"
                        }
                    }
                }
            }
        }
    }

    private func equal(_ names: [FileName: String]) -> Markup {
        if duplicates.isEmpty { return .group([]) }
        return Tag.section(.class("listing"), .labelled(by: "_equal")) {
            Tag.h2(.id("_equal")) { "Variants that look alike" }
            Tag.p(.class("facts")) { "In the same mode, pixel for pixel." }
            Tag.ul {
                for duplicate in duplicates {
                    Tag.li {
                        Tag.a(.href(duplicate.address)) {
                            names[duplicate.component] ?? duplicate.component.text
                        }
                        Tag.span { duplicate.sentence }
                    }
                }
            }
        }
    }

    private static func size(_ bytes: Int) -> String {
        bytes < 1000
            ? "\(bytes) bytes"
            : bytes < 1_000_000
                ? "\(ValueWords.decimal((Double(bytes) / 100).rounded() / 10)) kB"
                : "\(ValueWords.decimal((Double(bytes) / 100_000).rounded() / 10)) MB"
    }
}
