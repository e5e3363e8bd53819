/// The attributes that a text sets for itself; all others come from its environment.
package struct TextAttributes: Sendable {
    /// An underline or a strikethrough; without a colour it has the text's.
    package struct Line: Equatable, Sendable {
        package var color: Color?
    }

    package var font: Font?
    package var weight: Font.Weight?
    package var isItalic: Bool?
    package var hasMonospacedDigits = false
    /// Whether the letters are of a program, which have all the same width where a font for that is declared.
    package var isCode = false
    package var foregroundStyle: (any ShapeStyle)?
    package var background: Color?
    package var underline: Line?
    package var strikethrough: Line?
    package var tracking: Double?
    package var baselineOffset: Double?
    /// The address that the text is a link to.
    package var link: String?
    /// What assistive technology reads in the place of the letters; parts of a text do not inherit it.
    package var accessibilityLabel: Text?

    package init() {}

    /// Takes what is not set from the attributes of a text around.
    mutating func inherit(_ outer: TextAttributes) {
        font = font ?? outer.font
        weight = weight ?? outer.weight
        isItalic = isItalic ?? outer.isItalic
        hasMonospacedDigits = hasMonospacedDigits || outer.hasMonospacedDigits
        isCode = isCode || outer.isCode
        foregroundStyle = foregroundStyle ?? outer.foregroundStyle
        background = background ?? outer.background
        underline = underline ?? outer.underline
        strikethrough = strikethrough ?? outer.strikethrough
        tracking = tracking ?? outer.tracking
        baselineOffset = baselineOffset ?? outer.baselineOffset
        link = link ?? outer.link
    }
}
