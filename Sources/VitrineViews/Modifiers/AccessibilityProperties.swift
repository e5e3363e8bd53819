package import Foundation

/// The label, value, traits and actions that assistive technology reads of an element.
package nonisolated struct AccessibilityProperties: Sendable {
    package var label: [Text] = []
    package var value: Text?
    /// Whether what the elements say is the value of the control that they are a part of.
    package var tellsValue = false
    package var hint: Text?
    package var identifier: String?
    package var traits: AccessibilityTraits = []
    package var removedTraits: AccessibilityTraits = []
    package var isHidden: Bool?
    package var sortPriority: Double?
    package var children: AccessibilityChildBehavior?
    /// What kind of control the element is, where traits do not say it.
    package var role: AccessibilityRole?
    package var inputLabels: [Text] = []
    /// The names of the actions that can be done beside the usual one.
    package var actions: [Text] = []
    package var content: [CustomContent] = []
    package var headingLevel: AccessibilityHeadingLevel?
    package var activationPoint: ActivationPoint?
    package var respondsToUserInteraction: Bool?

    /// Where assistive technology touches an element.
    package enum ActivationPoint: Sendable {
        case share(UnitPoint)
        /// From the top left corner.
        case offset(CGPoint)
    }

    /// A name with a value that is read out on demand.
    package struct CustomContent: Sendable {
        package var label: Text
        package var value: Text
    }

    package init() {}

    package static var hidden: AccessibilityProperties {
        var properties = AccessibilityProperties()
        properties.isHidden = true
        return properties
    }
}
