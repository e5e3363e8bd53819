import CatalogAssets
import Foundation
import VitrineComposition
import VitrineRendering
import VitrineTypesetting
import VitrineViews

/// Mutations of components that are written here: laid out anew, so that all that follows is really there.
@MainActor
enum ViewMutations {
    private struct Stage {
        let renderer: Renderer

        init() throws {
            let files = CatalogFiles(folder: URL(filePath: #filePath + "/../../../Catalog").standardized)
            renderer = try Renderer(
                environment: RenderingEnvironment(
                    files: files, fontBook: try .inter(), families: FontFamilies(default: "Inter")))
        }

        func nodes(_ view: some View & Sendable) async throws -> [NodeDescription] {
            try await renderer.compose(
                RenderRequest(view: { view }, environment: { EnvironmentValues() }, extent: .width(320))
            ).nodes
        }
    }

    private typealias Case = (
        name: String, old: any View & Sendable, new: any View & Sendable, texts: [String]
    )

    static func all() async throws -> [Mutation] {
        let stage = try Stage()
        var mutations: [Mutation] = []
        for (name, old, new, texts) in tickets + profiles + lists + words {
            mutations.append(
                Mutation(name, try await stage.nodes(old), try await stage.nodes(new), texts: texts))
        }
        return mutations
    }

    private static func ticket(_ change: (inout Ticket) -> Void) -> Ticket {
        var ticket = Ticket()
        change(&ticket)
        return ticket
    }

    private static var tickets: [Case] {
        [
            (
                "another subtitle, whose line is one more", Ticket(),
                ticket {
                    $0.subtitle = "Doors open at seven, and nobody is let in once the first song has begun"
                },
                [
                    "`Ticket`: text 'Doors at seven' → 'Doors open at seven, and nobody is let in once the first song has begun'"
                ]
            ),
            (
                "another size of a font", Ticket(), ticket { $0.titleFont = .title },
                [
                    "`Ticket` > text 'The Night Owls': font size 20 → 28 pt"
                ]
            ),
            ("another notch", Ticket(), ticket { $0.notch = 12 }, ["`Ticket`: clip shape changed"]),
            (
                "another notch and subtitle", Ticket(),
                ticket {
                    $0.notch = 12; $0.subtitle = "Doors at eight"
                },
                [
                    "`Ticket`: clip shape changed", "`Ticket`: text 'Doors at seven' → 'Doors at eight'",
                ]
            ),
            (
                "no subtitle", Ticket(), ticket { $0.subtitle = nil },
                ["`Ticket`: text 'Doors at seven' removed"]
            ),
            (
                "a row that becomes a column", Ticket(), ticket { $0.isColumn = true },
                [
                    "`Ticket`: HStack → VStack"
                ]
            ),
            (
                "a column that becomes a row", ticket { $0.isColumn = true }, Ticket(),
                [
                    "`Ticket`: VStack → HStack"
                ]
            ),
            (
                "a price with an icon beside it", Ticket(), ticket { $0.hasIcon = true },
                [
                    "`Price`: text '$24' put into `HStack` with icon 'heart'"
                ]
            ),
            (
                "a price without its icon", ticket { $0.hasIcon = true }, Ticket(),
                [
                    "`Price`: text '$24' taken out of `HStack` with icon 'heart'"
                ]
            ),
            ("a wider padding", Ticket(), ticket { $0.padding = 24 }, ["`Ticket`: padding 16 → 24 pt"]),
            ("no padding", Ticket(), ticket { $0.padding = 0 }, ["`Ticket`: padding 16 → 0 pt"]),
            (
                "another background", Ticket(), ticket { $0.backdrop = .yellow },
                [
                    "`Ticket`: background #ffffff → #ffcc00"
                ]
            ),
            (
                "another alignment", Ticket(), ticket { $0.alignment = .trailing },
                [
                    "`Ticket` > `VStack` with 'The Night Owls': alignment leading → trailing"
                ]
            ),
        ]
    }

    private static func profile(_ change: (inout Profile) -> Void) -> Profile {
        var profile = Profile()
        change(&profile)
        return profile
    }

    private static var profiles: [Case] {
        [
            (
                "another name", Profile(), profile { $0.name = "Grace Hopper" },
                [
                    "`Profile`: text 'Ada Lovelace' → 'Grace Hopper'"
                ]
            ),
            (
                "an offset", Profile(), profile { $0.dotOffset = 4 },
                ["`Profile` > circle: offset (4, -4) added"]
            ),
            ("half an opacity", Profile(), profile { $0.opacity = 0.5 }, ["`Profile`: opacity 100 % → 50 %"]),
            (
                "twice as large", Profile(), profile { $0.scale = 2 },
                ["`Profile` > picture 'teapot': scale 1 → 2"]
            ),
            (
                "another corner radius", Profile(), profile { $0.radius = 16 },
                [
                    "`Profile` > picture 'teapot': corner radius 12 → 16 pt"
                ]
            ),
            (
                "another picture", Profile(), profile { $0.picture = "plate" },
                [
                    "`Profile`: picture 'teapot' → 'plate'"
                ]
            ),
            (
                "another size of the picture", Profile(), profile { $0.size = 64 },
                [
                    "`Profile` > picture 'teapot': size 48 × 48 → 64 × 64 pt"
                ]
            ),
            (
                "a dashed border", Profile(), profile { $0.dash = [4, 4] },
                ["`Profile`: border dash 4, 4 added"]
            ),
            (
                "another dash", profile { $0.dash = [4, 4] }, profile { $0.dash = [6, 2] },
                [
                    "`Profile`: border dash 4, 4 → 6, 2"
                ]
            ),
            (
                "no border", Profile(), profile { $0.hasBorder = false },
                ["`Profile`: border 1 pt #000000 removed"]
            ),
            (
                "a thicker font", Profile(), profile { $0.weight = .bold },
                [
                    "`Profile` > text 'Ada Lovelace': font weight regular → bold"
                ]
            ),
            (
                "another blend mode", Profile(), profile { $0.blend = .multiply },
                [
                    "`Profile` > circle: blend mode multiply added"
                ]
            ),
            (
                "yet another blend mode", profile { $0.blend = .multiply },
                profile { $0.blend = .colorDodge },
                [
                    "`Profile` > circle: blend mode multiply → color dodge"
                ]
            ),
            (
                "another priority", Profile(), profile { $0.priority = 1 },
                [
                    "`Profile` > text 'Ada Lovelace': layout priority 0 → 1"
                ]
            ),
            (
                "another order of modifiers", Profile(), profile { $0.isBackdropInside = true },
                [
                    "`Profile`: background rectangle #ffffff is now inside of the padding"
                ]
            ),
        ]
    }

    private static func list(_ change: (inout Shelf) -> Void) -> Shelf {
        var list = Shelf()
        change(&list)
        return list
    }

    /// What assistive technology is told.
    private static var words: [Case] {
        [
            (
                "another label", Favorite(), favorite { $0.label = "Add to favourites" },
                ["`Favorite`: accessibility label 'Favourite' → 'Add to favourites'"]
            ),
            (
                "a value and a hint", Favorite(),
                favorite {
                    $0.value = "on"; $0.hint = "Opens the list"
                },
                [
                    "`Favorite`: accessibility hint 'Opens the list' added",
                    "`Favorite`: accessibility value 'on' added",
                ]
            ),
            (
                "a heading", Favorite(), favorite { $0.traits = .isHeader },
                ["`Favorite`: accessibility traits isHeader added"]
            ),
            (
                "a selected heading", favorite { $0.traits = .isHeader },
                favorite { $0.traits = [.isHeader, .isSelected] },
                ["`Favorite`: accessibility traits isHeader → isHeader, isSelected"]
            ),
            (
                "hidden", Favorite(), favorite { $0.isHidden = true },
                ["`Favorite`: accessibility hidden added"]
            ),
            (
                "another text, and another label", Favorite(),
                favorite {
                    $0.text = "Like"; $0.label = "Like it"
                },
                [
                    "`Favorite`: accessibility label 'Favourite' → 'Like it'",
                    "`Favorite`: text 'Save' → 'Like'",
                ]
            ),
            (
                "another text that the label says in its words", favorite { $0.label = "Save it" },
                favorite {
                    $0.text = "Like"; $0.label = "Like it"
                },
                ["`Favorite`: text 'Save' → 'Like'"]
            ),
            (
                "no background around something labelled", Favorite(), favorite { $0.hasBackground = false },
                ["`Favorite`: background rectangle #ffcc00 removed"]
            ),
        ]
    }

    private static func favorite(_ change: (inout Favorite) -> Void) -> Favorite {
        var favorite = Favorite()
        change(&favorite)
        return favorite
    }

    private static var lists: [Case] {
        [
            (
                "three columns", Shelf(), list { $0.columns = 3 },
                ["`Shelf` > `LazyVGrid` with 'Tea': columns 2 → 3"]
            ),
            (
                "one item more", Shelf(), list { $0.items.insert("Cocoa", at: 1) },
                ["`Shelf`: `Tile` 'Cocoa' added"]
            ),
            ("one item less", Shelf(), list { $0.items.remove(at: 0) }, ["`Shelf`: `Tile` 'Tea' removed"]),
            (
                "an item elsewhere", Shelf(), list { $0.items = ["Milk", "Tea", "Coffee", "Water"] },
                [
                    "`Shelf`: `Tile` 'Tea' moved before `Tile` 'Coffee'"
                ]
            ),
            (
                "all items the other way round", Shelf(), list { $0.items.reverse() },
                [
                    "`Shelf` > `LazyVGrid` with 'Water': order `Tile` 'Tea', `Tile` 'Milk', `Tile` 'Coffee', `Tile` 'Water' → `Tile` 'Water', `Tile` 'Coffee', `Tile` 'Milk', `Tile` 'Tea'"
                ]
            ),
            (
                "another color of all tiles", Shelf(), list { $0.color = .green },
                [
                    "`Tile`: background #007aff → #34c759 (4 times)"
                ]
            ),
            (
                "another padding of all tiles", Shelf(), list { $0.padding = 12 },
                [
                    "`Tile`: padding 8 → 12 pt (4 times)"
                ]
            ),
            (
                "stars with and without overlay", Stars(full: 3), Stars(full: 4),
                [
                    "`Star`: icon 'star' → 'star.fill'"
                ]
            ),
            ("no header", Shelf(), list { $0.hasHeader = false }, ["`Shelf`: `Header` 'Drinks' removed"]),
            ("no button", Shelf(), list { $0.hasButton = false }, ["`Header`: button 'See all' removed"]),
        ]
    }
}

private struct Favorite: View, Sendable {
    var text = "Save"
    var label = "Favourite"
    var value = ""
    var hint = ""
    var traits: AccessibilityTraits = []
    var isHidden = false
    var hasBackground = true

    var body: some View {
        content.accessibilityElement(children: .combine).accessibilityLabel(label).accessibilityValue(value)
            .accessibilityHint(hint).accessibilityAddTraits(traits).accessibilityHidden(isHidden)
    }

    @ViewBuilder private var content: some View {
        if hasBackground {
            Text(text).padding(4).background(Color.yellow)
        } else {
            Text(text).padding(4)
        }
    }
}

private struct Ticket: View, Sendable {
    var title = "The Night Owls"
    var subtitle: String? = "Doors at seven"
    var titleFont = Font.title3
    var notch: CGFloat = 8
    var isColumn = false
    var hasIcon = false
    var padding: CGFloat = 16
    var backdrop = Color.white
    var alignment = HorizontalAlignment.leading

    var body: some View {
        Group {
            if isColumn {
                VStack(spacing: 12) { content }
            } else {
                HStack(spacing: 12) { content }
            }
        }
        .padding(padding)
        .background(backdrop)
        .clipShape(Notched(notch: notch))
    }

    @ViewBuilder private var content: some View {
        VStack(alignment: alignment, spacing: 4) {
            Text(title).font(titleFont)
            if let subtitle { Text(subtitle).font(.footnote) }
        }
        Price(hasIcon: hasIcon)
    }
}

private struct Price: View {
    var hasIcon: Bool

    var body: some View {
        if hasIcon {
            HStack(spacing: 2) {
                Image(systemName: "heart")
                Text("$24")
            }
            .padding(6)
            .background(.mint, in: Capsule())
        } else {
            Text("$24").padding(6).background(.mint, in: Capsule())
        }
    }
}

private struct Notched: Shape {
    var notch: CGFloat

    func path(in rect: CGRect) -> Path {
        Path { path in
            path.move(to: CGPoint(x: rect.minX + notch, y: rect.minY))
            path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
            path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY - notch))
            path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
            path.closeSubpath()
        }
    }
}

private struct Profile: View, Sendable {
    var name = "Ada Lovelace"
    var picture = "teapot"
    var size: CGFloat = 48
    var radius: CGFloat = 12
    var scale: CGFloat = 1
    var opacity = 1.0
    var dotOffset: CGFloat?
    var dash: [CGFloat] = []
    var hasBorder = true
    var weight = Font.Weight.regular
    var blend: BlendMode?
    var priority = 0.0
    var isBackdropInside = false

    var body: some View {
        if isBackdropInside {
            row.background(.white).padding(10).overlay { border }.opacity(opacity)
        } else {
            row.padding(10).background(.white).overlay { border }.opacity(opacity)
        }
    }

    @ViewBuilder private var border: some View {
        if hasBorder {
            Rectangle().strokeBorder(.black, style: StrokeStyle(lineWidth: 1, dash: dash))
        }
    }

    private var row: some View {
        HStack(spacing: 8) {
            Image(picture).resizable().frame(width: size, height: size)
                .clipShape(RoundedRectangle(cornerRadius: radius))
                .scaleEffect(scale)
            Text(name).fontWeight(weight).layoutPriority(priority)
            dot
        }
    }

    @ViewBuilder private var dot: some View {
        if let blend {
            Circle().fill(.green).frame(width: 8, height: 8).blendMode(blend)
        } else if let dotOffset {
            Circle().fill(.green).frame(width: 8, height: 8).offset(x: dotOffset, y: -dotOffset)
        } else {
            Circle().fill(.green).frame(width: 8, height: 8)
        }
    }
}

private struct Shelf: View, Sendable {
    var items = ["Tea", "Milk", "Coffee", "Water"]
    var columns = 2
    var color = Color.blue
    var padding: CGFloat = 8
    var hasHeader = true
    var hasButton = true

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            if hasHeader { Header(title: "Drinks", hasButton: hasButton) }
            LazyVGrid(columns: Array(repeating: GridItem(.flexible()), count: columns)) {
                ForEach(items, id: \.self) { Tile(text: $0, color: color, padding: padding) }
            }
        }
    }
}

private struct Header: View {
    var title: String
    var hasButton: Bool

    var body: some View {
        HStack {
            Text(title).font(.headline)
            Spacer()
            if hasButton { Button("See all") {} }
        }
    }
}

private struct Tile: View {
    var text: String
    var color: Color
    var padding: CGFloat

    var body: some View {
        Text(text).padding(padding).background(color)
    }
}

private struct Stars: View, Sendable {
    var full: Int

    var body: some View {
        HStack {
            ForEach(0..<5) { index in
                Star(isFull: index < full)
            }
        }
    }
}

private struct Star: View {
    var isFull: Bool

    var body: some View {
        Image(systemName: isFull ? "star.fill" : "star")
    }
}
