public import Foundation

nonisolated extension View {
    /// Lets the view's picture be a little different from its reference.
    ///
    /// Places and sizes may differ by so many points and colours by such a distance, within the view's frame alone.
    /// A text, a font, an image or an element that is another is a change all the same. The check prints how much
    /// of the tolerance was needed.
    public func snapshotTolerance(position: CGFloat = 0, color: Double = 0) -> some View {
        modified(by: .snapshotTolerance(SnapshotTolerance(position: position, color: color)))
    }

    /// Leaves what is inside the view's frame out of the comparison, but not where the frame is and how large.
    public func snapshotMasked() -> some View {
        modified(by: .snapshotMask)
    }

    /// Adds a sentence to the findings of the picture, which do not keep it from being shown.
    ///
    /// `check` prints findings and the site lists them: such as that a payload has a part of an unknown type.
    public func snapshotFinding(_ text: String) -> some View {
        FindingReportingView(content: self, finding: text)
    }
}

/// A view that adds a finding whenever it is resolved.
private struct FindingReportingView<Content: View>: PrimitiveView {
    let content: Content
    let finding: String

    var primitive: Primitive {
        .deferred { [content, finding] _ in
            Resources.current?.reportedFindings.add(finding)
            return content
        }
    }
}
