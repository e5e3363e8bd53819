import VitrineComposition
import VitrineExplanations
import VitrineGeometry
import VitrineHashing

/// The tokens of type, each at every text size.
struct TypeSpecimens {
    let specimens: [TypeSpecimen]

    /// Where a specimen's file is in the site.
    static func path(of specimen: TypeSpecimen) -> String {
        "\(SitePicture.folder)/\(contentHash(of: specimen.file)).svg"
    }

    var markup: Markup {
        if specimens.isEmpty { return .group([]) }
        return Tag.section(.class("listing"), .labelled(by: "_type")) {
            Tag.h2(.id("_type")) { "Type at each text size" }
            for (path, own) in rows {
                Tag.h3 { Tag.code { path } }
                Tag.div(
                    .class("type-row"), .isFocusable, .role("region"), .label("\(path) at each text size")
                ) {
                    for specimen in own { Self.figure(specimen) }
                }
            }
        }
    }

    /// In the order in which they come.
    private var rows: [(path: String, specimens: [TypeSpecimen])] {
        var rows: [(path: String, specimens: [TypeSpecimen])] = []
        for specimen in specimens {
            if rows.last?.path == specimen.path {
                rows[rows.count - 1].specimens.append(specimen)
            } else {
                rows.append((specimen.path, [specimen]))
            }
        }
        return rows
    }

    private static func figure(_ specimen: TypeSpecimen) -> Markup {
        Tag.figure {
            Tag.img(
                .source(path(of: specimen)), .alternative("\(specimen.path) at \(specimen.textSize)"),
                .width(Int(specimen.size.width.rounded(.up))),
                .height(Int(specimen.size.height.rounded(.up))),
                .isLazy)
            Tag.figcaption {
                Tag.span(.class("mode")) { "\(specimen.textSize)" }
                Tag.span { "\(ValueWords.decimal(specimen.fontSize)) pt" }
            }
        }
    }
}
