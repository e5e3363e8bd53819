/// An action of an element beside the standard ones of assistive technology.
package struct AccessibilityActionHandler {
    package enum Name {
        case kind(AccessibilityActionKind)
        case named(Text)
    }

    package var name: Name
    package var perform: () -> Void
}
