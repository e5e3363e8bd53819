import VitrineExplanations
import VitrinePixels
import VitrineViews

/// Shows the value of a token that is no color.
struct TokenSpecimen {
    /// Stands for the token in ids of the page.
    let id: String
    let value: TokenValue
    /// Whether lengths are those of corners.
    let isCorner: Bool

    /// Nothing for what a drawing would not say.
    var markup: Markup {
        switch value {
        case .dimension(let length): self.length(length)
        case .duration(let seconds): duration(seconds)
        case .cubicBezier(let curve): self.curve(curve)
        case .transition(let transition): curve(transition.curve)
        case .shadow(let shadows): self.shadows(shadows.filter { !$0.isInset })
        case .gradient(let stops): gradient(stops)
        case .border(let border): self.border(border)
        case .strokeStyle(let line): stroke(line, width: 2, color: nil)
        case .color, .fontFamily, .fontWeight, .number, .typography: .group([])
        }
    }

    private func drawing(
        _ name: String = "", width: Double, height: Double, @MarkupBuilder content: () -> Markup
    ) -> Markup {
        Tag.svg(
            .class(name.isEmpty ? "specimen" : "specimen \(name)"), .width(points: width),
            .height(points: height), .isHidden, content: content)
    }

    /// A bar, or a corner.
    private func length(_ length: Double) -> Markup {
        guard (0...64).contains(length) else { return .group([]) }
        if isCorner {
            return drawing("corner", width: 40, height: 40) {
                Tag.rect(.x(1), .y(1), .width(38), .height(38), .cornerRadius(min(length, 19)))
            }
        }
        return drawing(width: max(length, 1), height: 12) {
            Tag.rect(.width(points: max(length, 1)), .height(12))
        }
    }

    /// A bar that is a second long where it is 200 wide.
    private func duration(_ seconds: Double) -> Markup {
        let length = min(max(seconds * 200, 1), 400)
        return drawing(width: length, height: 6) {
            Tag.rect(.width(points: length), .height(6), .cornerRadius(3))
        }
    }

    /// From the lower left to the upper right, with room for what goes beyond.
    private func curve(_ curve: TokenCurve) -> Markup {
        let place = { (x: Double, y: Double) in
            "\(ValueWords.decimal(4 + x * 40)) \(ValueWords.decimal(52 - y * 40))"
        }
        let path =
            "M\(place(0, 0))C\(place(curve.x1, curve.y1)) \(place(curve.x2, curve.y2)) \(place(1, 1))"
        return drawing("curve", width: 48, height: 64) {
            Tag.path(.class("frame"), .svg("d", "M4 52V12M4 52H44"))
            Tag.path(.svg("d", path))
        }
    }

    /// Each below a card, the first one on top.
    private func shadows(_ shadows: [TokenShadow]) -> Markup {
        if shadows.isEmpty { return .group([]) }
        return drawing("shadow", width: 96, height: 80) {
            for (place, shadow) in shadows.enumerated().reversed() {
                let id = "_shadow-\(id)-\(place)"
                Tag.filter(
                    .id(id), .svg("x", "-1"), .svg("y", "-1"), .svg("width", "3"), .svg("height", "3"),
                    .svg("color-interpolation-filters", "sRGB")
                ) {
                    Tag.feGaussianBlur(.svg("stdDeviation", ValueWords.decimal(shadow.blur / 2)))
                }
                Tag.rect(
                    .x(24 + shadow.x - shadow.spread), .y(20 + shadow.y - shadow.spread),
                    .width(points: max(0, 48 + 2 * shadow.spread)),
                    .height(points: max(0, 40 + 2 * shadow.spread)), .cornerRadius(8),
                    .fill(Self.opaque(shadow.color)), .fillOpacity(shadow.color.alpha),
                    .svg("filter", "url(#\(id))"))
            }
            Tag.rect(.class("card-face"), .x(24), .y(20), .width(48), .height(40), .cornerRadius(8))
        }
    }

    private func gradient(_ stops: [TokenStop]) -> Markup {
        let id = "_gradient-\(id)"
        return drawing(width: 160, height: 24) {
            Tag.linearGradient(.id(id)) {
                for stop in stops {
                    Tag.stop(
                        .svg("offset", ValueWords.decimal(stop.position)),
                        .svg("stop-color", Self.opaque(stop.color)),
                        .svg("stop-opacity", ValueWords.decimal(stop.color.alpha)))
                }
            }
            Tag.rect(.width(160), .height(24), .cornerRadius(6), .fill("url(#\(id))"))
        }
    }

    private func border(_ border: TokenBorder) -> Markup {
        stroke(border.style, width: border.width, color: border.color)
    }

    private func stroke(_ line: TokenLine, width: Double, color: SRGBColor?) -> Markup {
        var attributes: [Attribute] = [
            .svg("d", "M2 12H118"), .svg("stroke-width", ValueWords.decimal(min(width, 20))),
        ]
        if let color {
            attributes += [
                .svg("stroke", Self.opaque(color)), .svg("stroke-opacity", ValueWords.decimal(color.alpha)),
            ]
        }
        switch line {
        case .named("dashed"): attributes.append(.svg("stroke-dasharray", "8 4"))
        case .named("dotted"): attributes.append(.svg("stroke-dasharray", "2 3"))
        case .named: break
        case .dashes(let lengths, _):
            attributes.append(
                .svg("stroke-dasharray", lengths.map(ValueWords.decimal).joined(separator: " ")))
        }
        return drawing("stroke", width: 120, height: 24) { Tag.path(attributes) }
    }

    private static func opaque(_ color: SRGBColor) -> String {
        var opaque = color
        opaque.alpha = 1
        return opaque.description
    }
}
