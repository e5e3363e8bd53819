// swift-format-ignore-file: NoLeadingUnderscores
// The names are those of Apple's systems.

public import Vitrine

// What functions that make gestures and views write as their results.
public typealias _EndedGesture<Content: Gesture> = ObservedGesture<Content>
public typealias _ChangedGesture<Content: Gesture> = ObservedGesture<Content>
public typealias _MapGesture<Content: Gesture, Value> = MappedGesture<Content, Value>
public typealias _ConditionalContent<TrueContent: View, FalseContent: View> = ConditionalContent<
    TrueContent, FalseContent
>

/// The proposal of a layout of SwiftUI's before `ProposedViewSize`, which a representable of UIKit's was asked with.
public struct _ProposedSize: Sendable {}
