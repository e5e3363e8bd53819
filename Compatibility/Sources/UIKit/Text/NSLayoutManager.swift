public import Foundation

/// Lays a text out in a container; a glyph stands for each UTF-16 unit.
open class NSLayoutManager: NSObject {
    open weak var textStorage: NSTextStorage?
    open weak var delegate: (any NSLayoutManagerDelegate)?
    public private(set) var textContainers: [NSTextContainer] = []
    // Without effect: lines are as the layout engine has them.
    open var allowsNonContiguousLayout = false
    open var usesFontLeading = true
    open var usesDefaultHyphenation = false
    open var showsInvisibleCharacters = false
    open var showsControlCharacters = false
    open var limitsLayoutForSuspiciousContents = false

    override public init() {}

    public required init?(coder: NSCoder) {}

    open func addTextContainer(_ container: NSTextContainer) {
        insertTextContainer(container, at: textContainers.count)
    }

    open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
        textContainers.insert(container, at: index)
        container.layoutManager = self
    }

    open func removeTextContainer(at index: Int) {
        textContainers.remove(at: index).layoutManager = nil
    }

    // Lines are laid out when they are asked for.
    open func textContainerChangedGeometry(_ container: NSTextContainer) {}

    open func invalidateLayout(
        forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?
    ) {}

    open func invalidateGlyphs(
        forCharacterRange charRange: NSRange, changeInLength delta: Int,
        actualCharacterRange actualCharRange: NSRangePointer?
    ) {}

    open func invalidateDisplay(forCharacterRange charRange: NSRange) {}

    open func invalidateDisplay(forGlyphRange glyphRange: NSRange) {}

    open func ensureLayout(for container: NSTextContainer) {}

    open func ensureLayout(forCharacterRange charRange: NSRange) {}

    open func ensureLayout(forGlyphRange glyphRange: NSRange) {}

    open func ensureGlyphs(forCharacterRange charRange: NSRange) {}

    open func ensureGlyphs(forGlyphRange glyphRange: NSRange) {}

    open var numberOfGlyphs: Int { textStorage?.length ?? 0 }

    open func isValidGlyphIndex(_ glyphIndex: Int) -> Bool { (0..<numberOfGlyphs).contains(glyphIndex) }

    open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }

    open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }

    open func glyphRange(
        forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?
    ) -> NSRange {
        actualCharRange?.pointee = charRange
        return charRange
    }

    open func characterRange(
        forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?
    ) -> NSRange {
        actualGlyphRange?.pointee = glyphRange
        return glyphRange
    }

    /// What of the text the container's lines hold.
    open func glyphRange(for container: NSTextContainer) -> NSRange {
        NSRange(location: 0, length: lines(in: container).lines.last.map { NSMaxRange($0.range) } ?? 0)
    }

    open func textContainer(
        forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
    ) -> NSTextContainer? {
        guard let container = textContainers.first else { return nil }
        effectiveGlyphRange?.pointee = glyphRange(for: container)
        return container
    }

    open func usedRect(for container: NSTextContainer) -> CGRect {
        let size = lines(in: container).size
        let padding = container.lineFragmentPadding
        return CGRect(x: 0, y: 0, width: size.width + 2 * padding, height: size.height)
    }

    /// The room of the glyph's line, from one edge of the container to the other.
    open func lineFragmentRect(
        forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
    ) -> CGRect {
        guard let (container, line) = line(at: glyphIndex, range: effectiveGlyphRange) else { return .zero }
        return room(of: line, in: container)
    }

    /// The part of the line's room that letters take.
    open func lineFragmentUsedRect(
        forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
    ) -> CGRect {
        guard let (container, line) = line(at: glyphIndex, range: effectiveGlyphRange) else { return .zero }
        return used(by: line, in: container)
    }

    open func enumerateLineFragments(
        forGlyphRange glyphRange: NSRange,
        using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        guard let container = textContainers.first else { return }
        var stop = ObjCBool(false)
        for line in lines(in: container).lines
        where line.range.intersection(glyphRange)?.length ?? 0 > 0 && !stop.boolValue {
            block(room(of: line, in: container), used(by: line, in: container), container, line.range, &stop)
        }
    }

    open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
        let lines = lines(in: container)
        return lines.lines.compactMap { line -> CGRect? in
            guard let part = line.range.intersection(glyphRange), part.length > 0 else { return nil }
            let start = lines.offset(to: part.location, in: line)
            let end = lines.offset(to: NSMaxRange(part), in: line)
            return CGRect(
                x: container.lineFragmentPadding + start, y: line.frame.minY, width: end - start,
                height: line.frame.height)
        }
        .reduce(CGRect.null) { $0.union($1) }
    }

    /// Where the glyph begins in its line, at the line's top.
    open func location(forGlyphAt glyphIndex: Int) -> CGPoint {
        guard let container = textContainers.first else { return .zero }
        let lines = lines(in: container)
        guard let line = lines.line(at: glyphIndex) else { return .zero }
        return CGPoint(x: container.lineFragmentPadding + lines.offset(to: glyphIndex, in: line), y: 0)
    }

    open func glyphIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        let lines = lines(in: container)
        guard let line = lines.lines.first(where: { point.y < $0.frame.maxY }) ?? lines.lines.last else {
            return 0
        }
        let distance = point.x - container.lineFragmentPadding
        var place = line.range.location
        while place + 1 < NSMaxRange(line.range), lines.offset(to: place + 1, in: line) <= distance {
            place += 1
        }
        let (start, end) = (lines.offset(to: place, in: line), lines.offset(to: place + 1, in: line))
        partialFraction?.pointee = end > start ? min(max((distance - start) / (end - start), 0), 1) : 0
        return place
    }

    public func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
        glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: nil)
    }

    open func characterIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: partialFraction)
    }

    /// Nothing: backgrounds are drawn with the letters.
    open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}

    /// Draws the lines that the glyphs are in.
    open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        guard let container = textContainers.first, let textStorage else { return }
        let lines = lines(in: container).lines
        for line in lines where line.range.intersection(glyphsToShow)?.length ?? 0 > 0 {
            let rect = used(by: line, in: container).offsetBy(dx: origin.x, dy: origin.y)
            textStorage.attributedSubstring(from: line.range).draw(
                in: rect.insetBy(dx: container.lineFragmentPadding, dy: 0))
        }
    }

    private func lines(in container: NSTextContainer) -> TextLines {
        TextLines(
            textStorage ?? NSTextStorage(), width: container.lineWidth,
            limit: container.maximumNumberOfLines)
    }

    private func line(at place: Int, range: NSRangePointer?) -> (NSTextContainer, TextLines.Line)? {
        guard let container = textContainers.first, let line = lines(in: container).line(at: place) else {
            return nil
        }
        range?.pointee = line.range
        return (container, line)
    }

    private func room(of line: TextLines.Line, in container: NSTextContainer) -> CGRect {
        let width = container.lineWidth.map { $0 + 2 * container.lineFragmentPadding }
        return CGRect(
            x: 0, y: line.frame.minY, width: width ?? used(by: line, in: container).width,
            height: line.frame.height)
    }

    private func used(by line: TextLines.Line, in container: NSTextContainer) -> CGRect {
        CGRect(
            x: 0, y: line.frame.minY, width: line.frame.width + 2 * container.lineFragmentPadding,
            height: line.frame.height)
    }
}
