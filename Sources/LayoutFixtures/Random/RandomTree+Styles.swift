import Flexbox

// CSS properties: mostly initial values, so that the others show their effects.
extension RandomTree {
    mutating func style() -> BoxStyle {
        var style = BoxStyle()
        if generator.chance(0.1) { style.display = .none }
        if generator.chance(0.3) { style.position = generator.choose(.absolute, .static) }
        if generator.chance(0.3) { style.boxSizing = .borderBox }
        if generator.chance(0.2) { style.overflow = .hidden }
        style.flexDirection = generator.choose(.row, .rowReverse, .column, .columnReverse)
        style.flexWrap = generator.choose(.nowrap, .nowrap, .wrap, .wrapReverse)
        style.justifyContent = alignment()
        style.alignContent = alignment()
        style.alignItems = alignment()
        if generator.chance(0.3) { style.alignSelf = alignment() }
        setSizes(of: &style)
        setEdges(of: &style)
        return style
    }

    private mutating func setSizes(of style: inout BoxStyle) {
        if generator.chance(0.4) { style.flexGrow = number() }
        if generator.chance(0.3) { style.flexShrink = number() }
        if generator.chance(0.3) { style.flexBasis = generator.chance(0.3) ? .content : size() }
        if generator.chance(0.4) { style.width = size() }
        if generator.chance(0.4) { style.height = size() }
        if generator.chance(0.2) { style.minWidth = size() }
        if generator.chance(0.2) { style.minHeight = size() }
        if generator.chance(0.2) { style.maxWidth = size() }
        if generator.chance(0.2) { style.maxHeight = size() }
        if generator.chance(0.15) { style.aspectRatio = ratio() }
        if generator.chance(0.2) { style.order = Int32(generator.integer(-2...2)) }
    }

    private mutating func setEdges(of style: inout BoxStyle) {
        if generator.chance(0.3) { style.rowGap = length() }
        if generator.chance(0.3) { style.columnGap = length() }
        if generator.chance(0.3) { style.margin.left = margin() }
        if generator.chance(0.3) { style.margin.top = margin() }
        if generator.chance(0.3) { style.padding = CSSEdges(all: length()) }
        if generator.chance(0.2) { style.border = CSSEdges(all: number()) }
        if generator.chance(0.3) { style.inset.left = length(negative: true) }
        if generator.chance(0.3) { style.inset.right = length(negative: true) }
        if generator.chance(0.3) { style.inset.top = length(negative: true) }
        if generator.chance(0.3) { style.inset.bottom = length(negative: true) }
    }

    private mutating func ratio() -> Double {
        switch numbers {
        case .ordinary: generator.choose(0.001, 0.5, 1, 3, 1000)
        case .extreme: number()
        }
    }

    private mutating func margin() -> CSSLength {
        generator.chance(0.3) ? .auto : length(negative: true)
    }

    private mutating func length(negative: Bool = false) -> CSSLength {
        let sign = negative && generator.chance(0.3) ? -1.0 : 1.0
        return generator.chance(0.3) ? .percent(sign * number() / 2) : .points(sign * number())
    }

    private mutating func size() -> CSSSize {
        switch generator.integer(0...11) {
        case 0: .minContent
        case 1: .maxContent
        case 2: .fitContent
        case 3: .stretch
        case 4, 5: .percent(number())
        default: .points(number())
        }
    }

    private mutating func alignment() -> CSSAlignment {
        let keyword: CSSAlignment.Keyword = generator.choose(
            .normal, .stretch, .start, .end, .center, .flexStart, .flexEnd, .selfStart, .selfEnd, .left,
            .right,
            .firstBaseline, .lastBaseline, .spaceBetween, .spaceAround, .spaceEvenly)
        return CSSAlignment(keyword, overflow: generator.chance(0.2) ? .safe : .unspecified)
    }
}
