public import Foundation

/// A picture that a view draws, in its own size.
public final class DrawnPicture: @unchecked Sendable {
    // Nothing changes it once it is made, and its view is only shown, on the main actor.
    let content: any View
    /// The size that the view is proposed and the image has unless it is resizable, in points.
    public let size: CGSize

    /// A picture of a view; each one made is equal to itself alone.
    public init(_ content: any View, size: CGSize) {
        self.content = content
        self.size = size
    }
}

extension DrawnPicture: Hashable {
    public static func == (left: DrawnPicture, right: DrawnPicture) -> Bool { left === right }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}

extension Image {
    /// An image that a view draws, in its own size or, if it is resizable, scaled to its place.
    public init(_ picture: DrawnPicture) {
        self.init(source: .drawn(picture))
    }

    /// What draws it, if a view does.
    package var drawing: (any View)? {
        if case .drawn = source { DrawnImage(self) } else { nil }
    }
}

/// An image that a view draws: as large as it is, or in whatever place there is.
nonisolated struct DrawnImage: View {
    private let image: Image

    init(_ image: Image) {
        self.image = image
    }

    @MainActor @ViewBuilder var body: some View {
        if case .drawn(let picture) = image.source {
            if image.isResizable {
                let size = picture.size
                GeometryReader { place in
                    painted(picture).scaleEffect(
                        x: size.width > 0 ? place.size.width / size.width : 1,
                        y: size.height > 0 ? place.size.height / size.height : 1, anchor: .topLeading)
                }
                .frame(idealWidth: size.width, idealHeight: size.height)
            } else {
                painted(picture)
            }
        }
    }

    @MainActor @ViewBuilder private func painted(_ picture: DrawnPicture) -> some View {
        let content = AnyView(picture.content)
        if image.renderingMode == .template {
            Rectangle().fill(ForegroundStyle()).frame(width: picture.size.width, height: picture.size.height)
                .mask { content }
        } else {
            content.frame(width: picture.size.width, height: picture.size.height)
        }
    }
}
