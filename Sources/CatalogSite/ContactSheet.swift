extension StaticSite {
    /// The first page: every variant of every component at a glance.
    var contactSheet: String {
        let pictures = components.flatMap(\.variants).flatMap(\.pictures)
        let variants = components.flatMap(\.variants)
        let header = """
            <header>
            <h1>\(HTML.escaped(name))</h1>
            <p>\(HTML.count(components.count, "component")) · \(HTML.count(variants.count, "variant")) · \
            \(HTML.count(pictures.count, "picture"))</p>
            </header>
            """
        let sections = components.map(contactSection)
        return page(title: name, root: "", content: ([header] + sections).joined(separator: "\n"))
    }

    private func contactSection(_ component: SiteComponent) -> String {
        let modes = component.modeNames.map(HTML.escaped).joined(separator: ", ")
        let about =
            component.failure.map { "<p class=\"failure\">\(HTML.escaped($0))</p>" }
                ?? """
                <p>\(HTML.count(component.variants.count, "variant")) in \(modes)</p>
                """
        let thumbnails = component.variants.map { thumbnail($0, of: component) }
        return """
            <section>
            <h2><a href="\(component.path)">\(HTML.escaped(component.name))</a></h2>
            \(about)
            <div class="sheet">
            \(thumbnails.joined(separator: "\n"))
            </div>
            </section>
            """
    }

    /// The variant on the reader's ground where there are pictures for both.
    private func thumbnail(_ variant: SiteVariant, of component: SiteComponent) -> String {
        guard let picture = variant.lightPicture ?? variant.pictures.first else { return "" }
        let dark = variant.darkPicture.flatMap { dark in
            if case .size = dark.content {
                "<source media=\"(prefers-color-scheme: dark)\" srcset=\"\(dark.path)\">"
            } else {
                nil
            }
        }
        return """
            <a class="thumbnail" href="\(component.path)#\(variant.file)">
            \(image(picture, scale: 0.5, root: "", alternative: variant.name, source: dark ?? ""))
            <span>\(HTML.escaped(variant.name))</span>
            </a>
            """
    }
}
