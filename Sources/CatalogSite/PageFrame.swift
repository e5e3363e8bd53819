extension StaticSite {
    /// A whole page: the list of components at the side, and what the page is about.
    ///
    /// - Parameters:
    ///   - root: the path from the page to the site's root, empty or ending in a slash.
    ///   - current: the component that the page is about.
    func page(title: String, root: String, current: SiteComponent? = nil, content: String) -> String {
        let links = components.map { component in
            let mark = component.file == current?.file ? " aria-current=\"page\"" : ""
            return """
                <li><a href="\(root)\(component.path)"\(mark)>\(HTML.escaped(component.name))\
                <span>\(component.failure == nil ? "\(component.variants.count)" : "!")</span></a></li>
                """
        }
        return """
            <!doctype html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta name="color-scheme" content="light dark">
            <title>\(HTML.escaped(title))</title>
            <link rel="stylesheet" href="\(root)style.css">
            </head>
            <body>
            <nav aria-label="Components">
            <a class="home" href="\(root)index.html">\(HTML.escaped(name))</a>
            <ul>
            \(links.joined(separator: "\n"))
            </ul>
            </nav>
            <main>
            \(content)
            </main>
            </body>
            </html>

            """
    }
}
