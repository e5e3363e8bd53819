import CatalogKit
import VitrineDrawing
import VitrineExplanations
import VitrineGeometry

/// The screens with their modules: the components of the catalogue, outlined and leading to their pages.
///
/// It is collected while snapshots come, and keeps the first picture of each variant that is a screen.
struct ScreensPage {
    /// A screen with all views that begin on it.
    private struct Screen {
        var component: Int
        var variant: String
        /// Where the variant is shown.
        var address: String
        var picture: SitePicture
        var views: [InspectedElement.View]
    }

    private var screens: [Screen] = []

    /// The most screens, and the most outlines on one.
    private static let (screenLimit, outlineLimit) = (300, 120)

    var isEmpty: Bool { screens.isEmpty }

    /// - Parameters:
    ///   - page: the name of the page that shows the picture.
    ///   - component: its place in the outline.
    mutating func add(
        _ picture: SitePicture, _ elements: [InspectedElement], of variant: SiteVariant, on page: String,
        component: Int, in outline: SiteOutline
    ) {
        let isFirst = variant.pictures.first { $0.size != nil }?.id == picture.id
        guard picture.hasSafeArea, isFirst, screens.count < Self.screenLimit else { return }
        let views = elements.lazy.flatMap(\.views).filter { view in
            outline.numbersByView[view.name].map { $0 != component } ?? false
        }
        screens.append(
            Screen(
                component: component, variant: variant.name,
                address: "c/\(page).html#large=\(picture.id.variantAndMode)", picture: picture,
                views: Array(views.prefix(Self.outlineLimit))))
    }

    func text(_ outline: SiteOutline) -> String {
        SitePages.screens.text(of: outline) {
            Tag.p(.class("facts note-line")) {
                "Each outline is a component of the catalogue and leads to its page."
            }
            for component in outline.components.indices {
                let own = screens.filter { $0.component == component }
                if !own.isEmpty { section(component, own, outline) }
            }
        }
    }

    private func section(_ component: Int, _ screens: [Screen], _ outline: SiteOutline) -> Markup {
        let component = outline.components[component]
        return Tag.section(.class("listing"), .labelled(by: "_screens-\(component.file)")) {
            Tag.h2(.id("_screens-\(component.file)")) {
                Tag.a(.href("c/\(component.file).html")) { component.name }
            }
            Tag.div(.class("screen-row")) {
                for screen in screens { figure(screen, outline) }
            }
        }
    }

    private func figure(_ screen: Screen, _ outline: SiteOutline) -> Markup {
        let size = screen.picture.size ?? .zero
        let modules = modules(of: screen, outline)
        return Tag.figure {
            Tag.div(.class("screen")) {
                Tag.img(
                    .source(screen.picture.path),
                    .alternative("\(outline.components[screen.component].name), \(screen.variant)"),
                    .width(Int(size.width.rounded())), .height(Int(size.height.rounded())), .isLazy)
                Tag.svg(
                    .class("modules"), .viewBox(width: size.width, height: size.height), .label("Modules")
                ) {
                    for module in modules { module }
                }
            }
            Tag.figcaption {
                Tag.a(.class("name"), .href(screen.address)) { screen.variant }
                Tag.span(.class("mode")) { screen.picture.mode.name }
            }
            Tag.p(.class("facts")) {
                ComponentLinks(numbers: numbers(on: screen, outline), outline: outline).markup
            }
        }
    }

    /// Each component once, in the order in which they begin.
    private func numbers(on screen: Screen, _ outline: SiteOutline) -> [Int] {
        var numbers: [Int] = []
        for view in screen.views {
            if let number = outline.numbersByView[view.name], !numbers.contains(number) {
                numbers.append(number)
            }
        }
        return numbers
    }

    /// The outlines; those of smaller modules lie over those of larger ones, so that each can be pointed at.
    private func modules(of screen: Screen, _ outline: SiteOutline) -> [Markup] {
        let size = screen.picture.size ?? .zero
        return screen.views.compactMap { view -> (area: Double, Markup)? in
            guard let number = outline.numbersByView[view.name] else { return nil }
            // What can be seen of it.
            guard let visible = view.place.bounds.intersection(Rect(origin: .zero, size: size)) else {
                return nil
            }
            let component = outline.components[number]
            let link = Tag.a(.href("c/\(component.file).html"), .label(component.name)) {
                Tag.rect(
                    .x(visible.minX), .y(visible.minY), .width(points: visible.width),
                    .height(points: visible.height), .cornerRadius(4))
                Tag.svgTitle { component.name }
            }
            return (visible.width * visible.height, link)
        }
        .enumerated().sorted { ($1.element.area, $0.offset) < ($0.element.area, $1.offset) }
        .map { $0.element.1 }
    }
}
