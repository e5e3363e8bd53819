import SwiftUI
import UIKit

final class ProfileCardViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground

        let picture = UIImageView(image: UIImage(systemName: "person.crop.circle.fill"))
        picture.contentMode = .scaleAspectFit
        picture.tintColor = .systemTeal
        picture.translatesAutoresizingMaskIntoConstraints = false

        let name = UILabel()
        name.text = "Ada Lovelace"
        name.font = .preferredFont(forTextStyle: .headline)
        let role = UILabel()
        role.text = "Writes programs for machines that are not built yet"
        role.font = .preferredFont(forTextStyle: .subheadline)
        role.textColor = .secondaryLabel
        role.numberOfLines = 0

        let texts = UIStackView(arrangedSubviews: [name, role])
        texts.axis = .vertical
        texts.spacing = 4

        let row = UIStackView(arrangedSubviews: [picture, texts])
        row.spacing = 12
        row.alignment = .center
        row.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(row)

        var configuration = UIButton.Configuration.filled()
        configuration.title = "Follow"
        configuration.cornerStyle = .capsule
        let button = UIButton(configuration: configuration, primaryAction: UIAction { _ in })
        button.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(button)

        NSLayoutConstraint.activate([
            picture.widthAnchor.constraint(equalToConstant: 48),
            picture.heightAnchor.constraint(equalTo: picture.widthAnchor),
            row.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
            row.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
            row.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
            button.topAnchor.constraint(equalTo: row.bottomAnchor, constant: 12),
            button.leadingAnchor.constraint(equalTo: row.leadingAnchor),
            button.trailingAnchor.constraint(equalTo: row.trailingAnchor),
        ])
    }
}

struct ProfileCard: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> ProfileCardViewController { ProfileCardViewController() }

    func updateUIViewController(_ controller: ProfileCardViewController, context: Context) {}
}

#Preview {
    ProfileCard().frame(width: 300, height: 140)
}
