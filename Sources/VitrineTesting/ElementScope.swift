public import CatalogKit
public import VitrineViews

/// A scope that elements are looked for in: a component, or an element that holds others.
///
/// Labels are those that assistive technology speaks. Nothing is looked for until something is asked of the element or done
/// with it, and then anew each time.
@MainActor
public protocol ElementScope {
    /// The elements that a role, a label, an identifier or a value narrows the scope to.
    func element(_ step: ElementStep, at place: SourcePlace) -> HostElement
}

/// How a scope is narrowed.
public struct ElementStep {
    let step: ElementQuery.Step

    init(_ step: ElementQuery.Step) {
        self.step = step
    }
}

extension ElementScope {
    /// Elements of a role, of whichever label where none is said.
    public func element(
        _ role: AccessibilityRole, _ label: String? = nil, file: StaticString = #fileID, line: Int = #line
    ) -> HostElement {
        element(ElementStep(.role(role, label: label)), at: SourcePlace(file: "\(file)", line: line))
    }

    /// Elements of whichever role that say just this.
    public func element(label: String, file: StaticString = #fileID, line: Int = #line) -> HostElement {
        element(ElementStep(.label(label)), at: SourcePlace(file: "\(file)", line: line))
    }

    /// Elements with an `accessibilityIdentifier`.
    public func element(
        identifier: String, file: StaticString = #fileID, line: Int = #line
    ) -> HostElement {
        element(ElementStep(.identifier(identifier)), at: SourcePlace(file: "\(file)", line: line))
    }

    /// Elements of whichever role with just this value, as assistive technology speaks it, such as `50%`.
    public func element(value: String, file: StaticString = #fileID, line: Int = #line) -> HostElement {
        element(ElementStep(.value(value)), at: SourcePlace(file: "\(file)", line: line))
    }

    /// Texts that say just this, or, where there are none, other elements that do.
    public func text(_ text: String, file: StaticString = #fileID, line: Int = #line) -> HostElement {
        element(ElementStep(.text(text)), at: SourcePlace(file: "\(file)", line: line))
    }
}
