import CatalogKit
import RunRecords
import VitrineGeometry
import VitrineJSONValues

/// A snapshot's picture, or what kept it from being made.
struct PictureMarkup {
    private let picture: SitePicture
    private let variant: SiteVariant
    private let alternative: String
    private let base: String

    /// - Parameter base: the way from the page's folder to the site's.
    init(_ picture: SitePicture, of variant: SiteVariant, of component: String, base: String) {
        self.picture = picture
        self.variant = variant
        self.base = base
        alternative = [component, variant.name, picture.stepName, picture.mode.name].compactMap(\.self)
            .joined(separator: ", ")
    }

    var path: String { base + picture.path }

    /// The picture alone, in its size in points.
    func image(class name: String) -> Markup {
        guard let size = picture.size else {
            return Tag.span(.class("\(name) broken"), .label(alternative)) { "failed" }
        }
        let width = PictureWidths.class(of: size.width).map { " \($0)" } ?? ""
        return Tag.img(
            .class(name + width), .source(path), .alternative(alternative),
            .width(Int(size.width.rounded())), .height(Int(size.height.rounded())), .isLazy)
    }

    /// The picture as a figure that says how it stands and opens the file.
    var figure: Markup {
        Tag.figure(attributes) {
            if picture.size == nil {
                FailureMarkup.box(picture.explanation ?? picture.status.label)
            } else {
                Tag.div(.class("shot")) { Tag.a(.href(path)) { image(class: "picture") } }
            }
            Tag.figcaption {
                if let step = picture.stepName { Tag.span(.class("step")) { step } }
                Tag.span(.class("mode")) { picture.mode.name }
                if let size = picture.size {
                    Tag.span(.class("extent")) { Self.text(of: size) }
                }
                StatusMarkup.badge(picture.status, picture.status.label)
                downloads
            }
            if picture.size != nil, let explanation = picture.explanation {
                Tag.p(.class("note")) { explanation }
            }
            for finding in RepeatedReason.all(of: picture.findings) {
                Tag.p(.class("note")) { finding.sentence }
            }
        }
    }

    /// The picture's files, under names that say what they show.
    private var downloads: Markup {
        if picture.size == nil { return .group([]) }
        let name = "\(picture.id.component)-\(picture.id.variantAndMode)".split(separator: "/")
            .joined(separator: "-")
        let files = [SitePicture.Document(title: "PNG", path: picture.path)] + picture.documents
        return Tag.span(.class("downloads")) {
            for file in files {
                Tag.a(
                    .href(base + file.path), .download("\(name).\(file.title.lowercased())"),
                    .label("\(file.title) of \(alternative)")
                ) { file.title }
            }
        }
    }

    /// What scripts have to know.
    private var attributes: [Attribute] {
        guard let size = picture.size, let number = picture.elementNumber else { return [] }
        let attributes: [Attribute] = [
            .data("id", picture.id.variantAndMode), .data("variant", variant.name),
            .data("mode", picture.mode.name), .data("axes", ModeAxes(picture.mode).text),
            .data("width", JSONValue.text(of: size.width)), .data("height", JSONValue.text(of: size.height)),
            .data("elements", "\(variant.file) \(number)"),
        ]
        return picture.hasSafeArea ? attributes + [.data("safe-area", "")] : attributes
    }

    private static func text(of size: Size) -> String {
        "\(JSONValue.text(of: size.width)) × \(JSONValue.text(of: size.height)) pt"
    }
}

extension SnapshotID {
    /// What tells it apart on the pages of its component.
    var variantAndMode: String {
        "\(variant)" + (step.map { "/\($0)" } ?? "") + (mode.map { "@\($0)" } ?? "")
    }
}

/// The widths of pictures that an attribute cannot say, since it takes whole numbers alone.
enum PictureWidths {
    /// The class of pictures of a width; nothing where the attribute says it.
    static func `class`(of width: Double) -> String? {
        if width == width.rounded() { return nil }
        return "w" + JSONValue.text(of: width).split(separator: ".").joined(separator: "-")
    }

    /// The rules of a style sheet for those that occur.
    static func rules(_ widths: Set<Double>) -> String {
        widths.sorted().compactMap { width in
            Self.class(of: width).map { ".\($0) { width: \(JSONValue.text(of: width))px; }\n" }
        }
        .joined()
    }
}

/// How failures look.
enum FailureMarkup {
    static func box(_ reason: String) -> Markup {
        Tag.div(.class("failure"), .role("note")) {
            Tag.p { "Failed to render" }
            Tag.pre { reason }
        }
    }
}
