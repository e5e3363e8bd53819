import Geometry

extension StaticSite {
    /// A component's page: its variants one below the other, each in all its modes.
    func componentPage(_ component: SiteComponent) -> String {
        let jumps = component.variants.map { "<a href=\"#\($0.file)\">\(HTML.escaped($0.name))</a>" }
        let header = """
            <header>
            <h1>\(HTML.escaped(component.name))</h1>
            <p>\(HTML.count(component.variants.count, "variant")) · <code>\(HTML.escaped(component.definition))</code></p>
            \(component.failure.map { "<p class=\"failure\">\(HTML.escaped($0))</p>" } ?? "")
            <p class="jumps">\(jumps.joined(separator: " "))</p>
            </header>
            """
        let sections = component.variants.map { section($0) }
        return page(
            title: "\(component.name) – \(name)", root: "../", current: component,
            content: ([header] + sections).joined(separator: "\n"))
    }

    private func section(_ variant: SiteVariant) -> String {
        let figures = variant.pictures.map { picture in
            """
            <figure>
            <a href="../\(picture.path)">\
            \(image(picture, scale: 1, root: "../", alternative: "\(variant.name), \(picture.modeName)"))</a>
            <figcaption>\(HTML.escaped(picture.modeName))\(size(of: picture))</figcaption>
            </figure>
            """
        }
        return """
            <section id="\(variant.file)">
            <h2><a href="#\(variant.file)">\(HTML.escaped(variant.name))</a></h2>
            <p><code>\(HTML.escaped("\(variant.place)"))</code></p>
            <div class="modes">
            \(figures.joined(separator: "\n"))
            </div>
            </section>
            """
    }

    private func size(of picture: SitePicture) -> String {
        guard case .size(let size) = picture.content else { return "" }
        return " <small>\(HTML.pixels(size.width)) × \(HTML.pixels(size.height)) pt</small>"
    }

    /// A picture at a share of its true size, or the reason why there is none.
    func image(
        _ picture: SitePicture, scale: Double, root: String, alternative: String, source: String = ""
    ) -> String {
        switch picture.content {
        case .failure(let reason): return "<span class=\"failure\">\(HTML.escaped(reason))</span>"
        case .size(let size):
            return """
                <picture>\(source)<img src="\(root)\(picture.path)" alt="\(HTML.escaped(alternative))" \
                width="\(HTML.pixels(size.width * scale))" height="\(HTML.pixels(size.height * scale))" \
                loading="lazy"></picture>
                """
        }
    }
}
