public import Vitrine

/// How pictures are chosen.
public struct PhotosPickerStyle: Hashable, Sendable {
    private let name: String

    public static let presentation = PhotosPickerStyle(name: "presentation")
    public static let inline = PhotosPickerStyle(name: "inline")
    public static let compact = PhotosPickerStyle(name: "compact")
}

extension View {
    /// Without effect: a picker is its label, in whatever style.
    nonisolated public func photosPickerStyle(_ style: PhotosPickerStyle) -> some View { self }

    /// Without effect on a picture.
    nonisolated public func photosPickerAccessoryVisibility(
        _ visibility: Visibility, edges: Edge.Set = .all
    ) -> some View { self }
}
