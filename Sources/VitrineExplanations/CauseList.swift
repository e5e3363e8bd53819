import VitrineComposition
import VitrineGeometry
import VitrineJSONValues

/// Collects what matched trees differ in: causes apart from what follows from them.
struct CauseList {
    struct Cause {
        var change: Change
        /// Where it is declared: the component, the element in it without numbers, and what of it has changed.
        var declaration: String
        /// The values with all that words leave out.
        var exactly: String
    }

    let matching: TreeMatching
    let oldNames: ElementNames
    let newNames: ElementNames
    let oldPlaces: ElementPlaces
    let newPlaces: ElementPlaces
    /// In the order of the new tree, what is gone where it was.
    private(set) var found: [Cause] = []
    private(set) var consequences: [Change] = []
    private var placed: [(position: Int, cause: Cause)] = []
    /// For each old element the new one.
    private var partners: [Int: Int] = [:]
    /// For each new element the old one.
    private var origins: [Int: Int] = [:]

    init(_ matching: TreeMatching) {
        self.matching = matching
        oldNames = ElementNames(matching.old)
        newNames = ElementNames(matching.new)
        oldPlaces = ElementPlaces(matching.old.nodes)
        newPlaces = ElementPlaces(matching.new.nodes)
        for match in matching.matches {
            partners[match.pair.old] = match.pair.new
            origins[match.pair.new] = match.pair.old
        }
    }

    mutating func collect() {
        for match in matching.matches where !match.isEqual { collectProperties(of: match) }
        dropRepeatedTexts()
        collectElements()
        collectRearranged()
        mergeEqual()
        collectConsequences()
    }

    /// Adds a cause at a new element.
    mutating func add(
        _ detail: Change.Detail, at element: Int, in place: ElementPlace? = nil, of what: String,
        exactly: String, token: TokenSwap? = nil
    ) {
        let place = place ?? newNames.place(of: element)
        let declaration =
            token?.isSame == true ? "token \(token?.to ?? "")\(what)" : "\(place.declaration) \(what)"
        var change = Change(detail, in: place)
        change.token = token
        change.boxes = boxes(detail, old: origins[element], new: element)
        placed.append((element, Cause(change: change, declaration: declaration, exactly: exactly)))
    }

    mutating func addRemoved(_ element: Int) {
        addWhole(.removed, element, oldNames, at: place(ofRemoved: element))
    }

    mutating func addInserted(_ element: Int) { addWhole(.inserted, element, newNames, at: element) }

    mutating func follow(_ detail: Change.Detail, at element: Int) {
        var change = Change(detail, in: newNames.place(of: element))
        change.boxes = boxes(detail, old: origins[element], new: element)
        consequences.append(change)
    }

    /// Adds a picture's changed file, which is the same cause wherever it is used.
    mutating func addPicture(_ name: String, _ from: String, _ to: String, at element: Int) {
        var place = newNames.place(of: element)
        (place.component, place.subject, place.part) = ("", nil, nil)
        var change = Change(.pictureFile(name, from: from, to: to), in: place)
        change.boxes = boxes(change.detail, old: origins[element], new: element)
        placed.append((element, Cause(change: change, declaration: name, exactly: "\(from) → \(to)")))
    }
}

extension CauseList {
    private mutating func collectElements() {
        let (old, new) = (matching.old, matching.new)
        for element in matching.removed { addRemoved(element) }
        for element in matching.inserted { addInserted(element) }
        for pair in matching.replaced { addReplaced(pair) }
        for wrapping in matching.wrapped where !isWithoutEffect(wrapping, new, \.new) {
            guard let pair = wrapping.content.first else { continue }
            let wrapper = newNames.wrapper(wrapping.wrapper, without: wrapping.content.map(\.new))
            add(
                .wrapped(in: wrapper), at: pair.new, in: seenPlace(of: pair.new), of: "wrapped",
                exactly: newNames.outline(of: wrapping.wrapper))
        }
        for wrapping in matching.unwrapped where !isWithoutEffect(wrapping, old, \.old) {
            guard let pair = wrapping.content.first else { continue }
            let wrapper = oldNames.wrapper(wrapping.wrapper, without: wrapping.content.map(\.old))
            add(
                .unwrapped(from: wrapper), at: pair.new, in: seenPlace(of: pair.new), of: "unwrapped",
                exactly: oldNames.outline(of: wrapping.wrapper))
        }
        for pair in matching.moved {
            let detail = Change.Detail.moved(newNames.neighborhood(of: pair.new))
            var place = newNames.place(of: pair.new)
            (place.component, place.subject) = (newNames.outside(pair.new), newNames.whole(pair.new))
            add(detail, at: pair.new, in: place, of: "moved", exactly: "")
        }
        for pair in matching.reordered {
            let from = old.elements[pair.old].children.map(oldNames.whole)
            let to = new.elements[pair.new].children.map(newNames.whole)
            add(.order(from: from, to: to), at: pair.new, of: "order", exactly: "\(from) → \(to)")
        }
    }

    /// Drops changed words of assistive technology that repeat a text which has changed: that text is the cause.
    private mutating func dropRepeatedTexts() {
        let texts = placed.compactMap { placed -> (old: String, new: String)? in
            guard case .property(let name, .string(let old)?, .string(let new)?) = placed.cause.change.detail,
                name.name == "text", !old.isEmpty
            else { return nil }
            return (old, new)
        }
        if texts.isEmpty { return }
        placed.removeAll { placed in
            guard case .property(let name, .string(let from)?, .string(let to)?) = placed.cause.change.detail,
                name.isSpoken
            else { return false }
            return texts.contains { from.replacing($0.old, with: $0.new) == to }
        }
    }

    /// Where an element is, which is named itself even if a view shows nothing else.
    private func seenPlace(of element: Int) -> ElementPlace {
        var place = newNames.place(of: element)
        place.subject = newNames.seen(element)
        return place
    }

    /// Adds an element that came or went with all that is in and around it.
    private mutating func addWhole(
        _ detail: Change.Detail, _ element: Int, _ names: ElementNames, at position: Int
    ) {
        var (detail, place) = (detail, names.place(of: element))
        let isRemoved = detail == .removed
        let what = isRemoved ? "removed" : "inserted"
        if place.part != nil, let layer = names.layer(of: element) {
            let words = LayerWords(layer, in: names.tree).text
            detail = isRemoved ? .modifierRemoved(words) : .modifierAdded(words)
            place.part = nil
        } else {
            (place.component, place.subject, place.part) = (names.outside(element), names.whole(element), nil)
        }
        let declaration = "\(names.slot(of: element)) \(what) \(names.outline(of: element))"
        var change = Change(detail, in: place)
        change.boxes = boxes(detail, old: isRemoved ? element : nil, new: isRemoved ? nil : element)
        placed.append((position, Cause(change: change, declaration: declaration, exactly: "")))
    }

    private mutating func addReplaced(_ pair: TreeMatching.Pair) {
        let isSameView =
            oldNames.isRoot(pair.old) && newNames.isRoot(pair.new)
            && oldNames.component(of: pair.old) == newNames.component(of: pair.new)
        var place = oldNames.place(of: pair.old)
        place.part = nil
        if !isSameView { place.component = oldNames.outside(pair.old) }
        place.subject = isSameView ? oldNames.seen(pair.old) : oldNames.whole(pair.old)
        let name = isSameView ? newNames.seen(pair.new) : newNames.whole(pair.new)
        let exactly = "\(oldNames.outline(of: pair.old)) → \(newNames.outline(of: pair.new))"
        var change = Change(.replaced(by: name), in: place)
        change.boxes = boxes(change.detail, old: pair.old, new: pair.new)
        let declaration = "\(newNames.slot(of: pair.new)) replaced"
        placed.append((pair.new, Cause(change: change, declaration: declaration, exactly: exactly)))
    }

    /// The new element after which a removed one would stand.
    private func place(ofRemoved element: Int) -> Int {
        (0..<element).reversed().lazy.compactMap { partners[$0] }.first ?? 0
    }

    /// Whether an element around another one alone leaves it as large as it is.
    private func isWithoutEffect(
        _ wrapping: TreeMatching.Wrapping, _ tree: ElementTree, _ side: (TreeMatching.Pair) -> Int
    ) -> Bool {
        let element = tree.elements[wrapping.wrapper]
        guard wrapping.content.count == 1, element.children.count == 1,
            element.layers.allSatisfy(ModifierOrder.isWithoutEffect)
        else { return false }
        let inner = tree.elements[side(wrapping.content[0])].outermost()
        return tree.nodes[inner].box.size == tree.nodes[element.node].box.size
    }

    /// Whether a layout's function has changed: what it does is not in the tree, but nothing else explains that elements
    /// of the same sizes stand elsewhere in a box of the same size.
    private mutating func collectRearranged() {
        let (old, new) = (matching.old, matching.new)
        for match in matching.matches {
            let (from, to) = (old.elements[match.pair.old], new.elements[match.pair.new])
            guard new.nodes[to.node].kind == "layout", old.nodes[from.node].kind == "layout",
                old.nodes[from.node].properties == new.nodes[to.node].properties,
                old.nodes[from.node].box.size == new.nodes[to.node].box.size,
                from.children.map({ partners[$0] }) == to.children
            else { continue }
            let before = from.children.map { old.nodes[old.elements[$0].outermost()].box }
            let after = to.children.map { new.nodes[new.elements[$0].outermost()].box }
            guard before.map(\.size) == after.map(\.size), before.map(\.origin) != after.map(\.origin) else {
                continue
            }
            add(.rearranged, at: match.pair.new, of: "arranged", exactly: "\(after)")
        }
    }

    /// Joins what one declaration has changed in the same way in several elements.
    private mutating func mergeEqual() {
        var places: [String: Int] = [:]
        let inOrder = placed.enumerated().sorted {
            ($0.element.position, $0.offset) < ($1.element.position, $1.offset)
        }
        for cause in inOrder.map(\.element.cause) {
            let key =
                "\(cause.declaration) \(cause.exactly) \(cause.change.isWhole ? cause.change.subject ?? "" : "")"
            if let place = places[key] {
                found[place].change.count += 1
                found[place].change.boxes.old += cause.change.boxes.old
                found[place].change.boxes.new += cause.change.boxes.new
                if found[place].change.subject != cause.change.subject {
                    found[place].change.subject = found[place].change.subject.map(Quotation.without)
                }
            } else {
                places[key] = found.count
                found.append(cause)
            }
        }
    }

    /// Adds the boxes that changed: of an element with its modifiers where that one did, else its own.
    ///
    /// Spacers show nothing, and the canvas follows from the component; theirs are left out.
    private mutating func collectConsequences() {
        let (old, new) = (matching.old, matching.new)
        for match in matching.matches {
            let (from, to) = (old.elements[match.pair.old], new.elements[match.pair.new])
            let kind = new.nodes[to.node].kind
            if kind == "spacer" || kind == "canvas" { continue }
            for (before, after) in [(from.outermost(), to.outermost()), (from.node, to.node)] {
                let boxes = (old.nodes[before].box, new.nodes[after].box)
                if boxes.0 == boxes.1 { continue }
                follow(.box(from: boxes.0, to: boxes.1), at: match.pair.new)
                break
            }
        }
    }

    /// How much larger the component has become, in points.
    var growth: Size {
        let sizes = [matching.old, matching.new].map { tree -> Size in
            let root = tree.elements.dropFirst(tree.nodes[0].kind == "canvas" ? 1 : 0).first
            return root.map { tree.nodes[$0.outermost()].box.size } ?? .zero
        }
        return Size(width: sizes[1].width - sizes[0].width, height: sizes[1].height - sizes[0].height)
    }
}

extension Change {
    init(_ detail: Detail, in place: ElementPlace) {
        self.init(
            id: place.id, component: place.component, subject: place.subject, part: place.part, detail: detail
        )
    }
}
