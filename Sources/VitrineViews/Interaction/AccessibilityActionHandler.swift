/// What assistive technology can do with an element beside the usual.
package struct AccessibilityActionHandler {
    package enum Name {
        case kind(AccessibilityActionKind)
        case named(Text)
    }

    package var name: Name
    package var perform: () -> Void
}
