import SwiftUI

/// What the tests beside this file show; a team has these in a target of their own.
struct PrimaryButton: View {
    enum Size {
        case regular, small
    }

    let title: String
    var size = Size.regular
    var isLoading = false

    var body: some View {
        Button {
        } label: {
            HStack(spacing: 8) {
                if isLoading { ProgressView() }
                Text(title).font(size == .regular ? .headline : .subheadline)
            }
            .padding(.horizontal, 16)
            .padding(.vertical, size == .regular ? 12 : 6)
            .frame(maxWidth: size == .regular ? .infinity : nil)
        }
        .foregroundColor(.white)
        .background(Color.accentColor)
        .cornerRadius(10)
    }
}

struct PriceTag: View {
    @Environment(\.colorScheme) private var colorScheme
    let price: String
    var oldPrice: String?

    var body: some View {
        HStack(alignment: .firstTextBaseline, spacing: 4) {
            Text(price).font(.title3.bold())
            if let oldPrice {
                Text(oldPrice).font(.footnote).strikethrough().foregroundColor(.secondary)
            }
        }
        .padding(8)
        .background(
            RoundedRectangle(cornerRadius: 6)
                .fill(colorScheme == .dark ? Color.white.opacity(0.15) : Color.yellow.opacity(0.3)))
    }
}

struct ListingScreen: View {
    let titles: [String]

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            Text("Listings").font(.largeTitle.bold())
            ForEach(titles, id: \.self) { title in
                HStack {
                    Text(title)
                    Spacer()
                    PriceTag(price: "€ 20")
                }
            }
            Spacer()
            PrimaryButton(title: "Sell")
        }
        .padding()
    }
}

struct Listing: Codable, Equatable {
    struct Seller: Codable, Equatable {
        let name: String
        let rating: Double?
    }

    let id: Int
    let title: String
    let seller: Seller
    let tags: [String]

    static let bicycle = Listing(
        id: 7, title: "Bicycle", seller: Seller(name: "Ada", rating: 4.5), tags: ["city", "used"])
}

final class BadgeView: UIView {
    private let label = UILabel()

    init(text: String) {
        super.init(frame: .zero)
        label.text = text
        label.textColor = .white
        label.font = .boldSystemFont(ofSize: 13)
        label.translatesAutoresizingMaskIntoConstraints = false
        backgroundColor = .systemRed
        layer.cornerRadius = 8
        addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: topAnchor, constant: 4),
            label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -4),
            label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
            label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -8),
        ])
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

final class ProfileViewController: UIViewController {
    private let name: String

    init(name: String) {
        self.name = name
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let title = UILabel()
        title.text = name
        title.font = .preferredFont(forTextStyle: .title1)
        let badge = BadgeView(text: "Pro")
        let stack = UIStackView(arrangedSubviews: [title, badge])
        stack.axis = .vertical
        stack.alignment = .leading
        stack.spacing = 8
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
            stack.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 16),
        ])
    }
}
