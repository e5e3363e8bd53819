import Vitrine

/// The icons of the design language, each a file of its name.
enum Icon: String, Decodable {
    case bell, camera, check, clock, gift, globe, heart, home, info, location, lock, minus, plus, search
    case settings, share, star, tag, truck, user, wallet, warning
    case chevronLeft = "chevron-left"
    case chevronRight = "chevron-right"
    case filledHeart = "heart-fill"
    case filledStar = "star-fill"
}

extension Image {
    /// An icon as large as the text around it.
    init(_ icon: Icon) {
        self.init(systemName: icon.rawValue)
    }
}
