import Foundation
public import Vitrine

/// A picture that somebody has chosen, which nobody has.
public struct PhotosPickerItem: Hashable, Sendable {
    public let itemIdentifier: String?

    public init(itemIdentifier: String) {
        self.itemIdentifier = itemIdentifier
    }

    public func loadTransferable<Value>(type: Value.Type) async throws -> Value? { nil }
}

/// Which pictures can be chosen.
public struct PHPickerFilter: Hashable, Sendable {
    private let name: String

    public static let images = PHPickerFilter(name: "images")
    public static let videos = PHPickerFilter(name: "videos")
    public static let livePhotos = PHPickerFilter(name: "livePhotos")
    public static let screenshots = PHPickerFilter(name: "screenshots")

    public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
        PHPickerFilter(name: subfilters.map(\.name).joined(separator: "|"))
    }

    public static func not(_ filter: PHPickerFilter) -> PHPickerFilter {
        PHPickerFilter(name: "!\(filter.name)")
    }
}

/// A button that would show the pictures of the device: its label.
public struct PhotosPicker<Label: View>: View {
    private let label: Label

    public init(
        selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        @ViewBuilder label: () -> Label
    ) {
        self.label = label()
    }

    public init(
        selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        matching filter: PHPickerFilter? = nil, @ViewBuilder label: () -> Label
    ) {
        self.label = label()
    }

    public var body: some View {
        Button {
        } label: {
            label
        }
    }
}

extension PhotosPicker where Label == Text {
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>,
        matching filter: PHPickerFilter? = nil
    ) {
        self.init(selection: selection, matching: filter) { Text(titleKey) }
    }
}

extension View {
    /// Shows nothing: what is presented by the system stays out of a picture.
    nonisolated public func photosPicker(
        isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>,
        matching filter: PHPickerFilter? = nil
    ) -> some View { self }
}
