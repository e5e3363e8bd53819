import VitrineDrawing
import VitrinePixels
import VitrineViews

/// The colors that symbols have by what they show, as everybody knows them.
enum MulticolorSymbol {
    /// The colors of a symbol's layers from the uppermost on; nothing for one that takes the color around it.
    static func colors(of name: String, in environment: EnvironmentValues) -> [SRGBColor]? {
        if let colors = table[name] { return colors.map { $0.sRGB(in: environment) } }
        guard let sign = name.split(separator: ".").drop(while: { $0 != "badge" }).dropFirst().first,
            let color = signs[String(sign)]
        else { return nil }
        // The badge has its color; what bears it, that of the text.
        return [color.sRGB(in: environment), ForegroundStyle().fill(in: environment).color]
    }

    private static let table: [String: [Color]] = [
        "bell.badge": [.red, .primary], "bell.badge.fill": [.red, .primary],
        "bolt.fill": [.yellow], "cloud.bolt.fill": [.yellow, .gray], "cloud.sun.fill": [.yellow, .gray],
        "checkmark.circle": [.green], "checkmark.circle.fill": [.white, .green],
        "checkmark.seal.fill": [.white, .blue], "checkmark.shield.fill": [.white, .green],
        "drop.fill": [.cyan], "exclamationmark.circle": [.red],
        "exclamationmark.circle.fill": [.white, .red],
        "exclamationmark.octagon": [.red], "exclamationmark.octagon.fill": [.white, .red],
        "exclamationmark.triangle": [.yellow], "exclamationmark.triangle.fill": [.white, .yellow],
        "flame.fill": [.orange], "folder.fill": [.blue], "heart.fill": [.red],
        "heart.circle.fill": [.white, .red], "info.circle.fill": [.white, .blue], "leaf.fill": [.green],
        "minus.circle.fill": [.white, .red], "moon.fill": [.indigo], "phone.circle.fill": [.white, .green],
        "phone.down.fill": [.red], "phone.fill": [.green], "plus.circle.fill": [.white, .green],
        "star.circle.fill": [.white, .yellow], "star.fill": [.yellow], "sun.max.fill": [.yellow],
        "trash": [.red], "trash.fill": [.red], "video.fill": [.green], "xmark.circle.fill": [.white, .red],
        "xmark.octagon.fill": [.white, .red],
    ]

    private static let signs: [String: Color] = [
        "checkmark": .green, "exclamationmark": .yellow, "minus": .red, "plus": .green, "questionmark": .gray,
        "xmark": .red,
    ]
}
