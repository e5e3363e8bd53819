import CatalogKit
import Composition
import Geometry
import SnapshotStore

/// A snapshot's picture, or what kept it from being made.
struct PictureMarkup {
    private let picture: SitePicture
    private let alternative: String
    private let base: String

    /// - Parameter base: the way from the page's folder to the site's.
    init(_ picture: SitePicture, of variant: SiteVariant, of component: String, base: String) {
        self.picture = picture
        self.base = base
        alternative = [component, variant.name, picture.stepName, picture.mode.name].compactMap(\.self)
            .joined(separator: ", ")
    }

    var path: String { base + picture.path }

    /// The picture alone; the style sheet gives it its size from its width in points.
    func image(class name: String) -> Markup {
        guard let size = picture.size else {
            return Tag.span(.class("\(name) broken"), .label(alternative)) { "failed" }
        }
        return Tag.img(
            .class(name), .source(path), .alternative(alternative), .width(Int(size.width.rounded())),
            .height(Int(size.height.rounded())), .style("--width: \(JSONValue.text(of: size.width))"),
            .isLazy)
    }

    /// The picture as a figure that says how it stands and opens the file.
    func figure(class name: String) -> Markup {
        Tag.figure(.class(name)) {
            if picture.size == nil {
                FailureMarkup.box(picture.explanation ?? picture.status.label)
            } else {
                Tag.a(.href(path)) { image(class: "picture") }
            }
            Tag.figcaption {
                if let step = picture.stepName { Tag.span(.class("step")) { step } }
                Tag.span(.class("mode")) { picture.mode.name }
                if let size = picture.size {
                    Tag.span(.class("extent")) { Self.text(of: size) }
                }
                StatusMarkup.badge(picture.status, picture.status.label)
            }
            if picture.size != nil, let explanation = picture.explanation {
                Tag.p(.class("note")) { explanation }
            }
            for finding in picture.findings { Tag.p(.class("note")) { finding } }
        }
    }

    private static func text(of size: Size) -> String {
        "\(JSONValue.text(of: size.width)) × \(JSONValue.text(of: size.height)) pt"
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
