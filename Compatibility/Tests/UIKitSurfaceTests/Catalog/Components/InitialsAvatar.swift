import OSLog
import SwiftUI
import os

private let logger = Logger(subsystem: "design-system", category: "avatars")

/// A picture of a person, or their initials on a colour where there is none.
struct InitialsAvatar: View {
    let name: String
    var pictureData: Data?

    @State private var shownName = ""

    var body: some View {
        Image(uiImage: picture)
            .resizable()
            .scaledToFill()
            .frame(width: 48, height: 48)
            .clipShape(Circle())
            .overlay(alignment: .bottomTrailing) {
                Image(uiImage: Self.dot.withTintColor(.systemGreen)).foregroundStyle(.green)
            }
            .accessibilityLabel(shownName)
            .onAppear {
                logger.debug(
                    "shows \(name, privacy: .private) in \(48.0, format: .fixed(precision: 1)) points")
                os_log("avatar of %{public}@", log: .default, type: .info, name)
                DispatchQueue.main.async { shownName = name }
            }
    }

    private var picture: UIImage {
        if let pictureData, let image = UIImage(data: pictureData) { return image }
        let size = CGSize(width: 96, height: 96)
        return UIGraphicsImageRenderer(size: size).image { context in
            UIColor.systemIndigo.setFill()
            context.fill(CGRect(origin: .zero, size: size))
            let initials = NSAttributedString(
                string: name.split(separator: " ").compactMap(\.first).map(String.init).joined(),
                attributes: [
                    .font: UIFont.systemFont(ofSize: 36, weight: .semibold), .foregroundColor: UIColor.white,
                ])
            let box = initials.size()
            initials.draw(at: CGPoint(x: (size.width - box.width) / 2, y: (size.height - box.height) / 2))
        }
    }

    private static let dot: UIImage = {
        let size = CGSize(width: 12, height: 12)
        return UIGraphicsImageRenderer(size: size).image { context in
            context.cgContext.fillEllipse(in: CGRect(origin: .zero, size: size))
        }
    }()
}

#Preview("Initials", traits: .sizeThatFitsLayout) {
    InitialsAvatar(name: "Ada Lovelace").padding()
}

#Preview("Picture", traits: .sizeThatFitsLayout) {
    // Two pixels beside each other, one orange and one blue.
    InitialsAvatar(
        name: "Grace Hopper",
        pictureData: Data(
            base64Encoded:
                "iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEklEQVR42mP4P5WBoeo/A4QCACsVBhum2o5DAAAAAElFTkSuQmCC"
        )
    )
    .padding()
}
