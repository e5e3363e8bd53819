public import Vitrine

/// The button with which users share where they are, once; a tap performs the action without a place.
public struct LocationButton: View {
    public struct Title: Hashable, Sendable {
        let text: String

        public static let currentLocation = Title(text: "Current Location")
        public static let sendCurrentLocation = Title(text: "Send Current Location")
        public static let sendMyCurrentLocation = Title(text: "Send My Current Location")
        public static let shareCurrentLocation = Title(text: "Share Current Location")
        public static let shareMyCurrentLocation = Title(text: "Share My Current Location")
    }

    private let title: Title
    private let action: @MainActor () -> Void

    nonisolated public init(_ title: Title = .currentLocation, action: @escaping @MainActor () -> Void) {
        self.title = title
        self.action = action
    }

    public var body: some View {
        Button(action: action) { Label(title.text, systemImage: "location").fontWeight(.semibold) }
            .buttonStyle(.borderedProminent)
    }
}
