/// Components by their names, each leading to its page, with commas between them.
struct ComponentLinks {
    /// Their places in the outline.
    let numbers: [Int]
    let outline: SiteOutline
    /// The way from the page's folder to that of the components' pages.
    var base = "c/"

    /// The most that are named.
    var limit = 12

    var markup: Markup {
        var parts: [Markup] = []
        for (place, number) in numbers.prefix(limit).enumerated() {
            let component = outline.components[number]
            if place > 0 { parts.append(.text(", ")) }
            parts.append(Tag.a(.href("\(base)\(component.file).html")) { component.name })
        }
        if numbers.count > limit { parts.append(.text(" and \(numbers.count - limit) more")) }
        return .group(parts)
    }
}
