/// The icons of the design language, each a file of its name.
public enum Icon: String, Decodable, Sendable {
    case bell, bookmark, camera, cart, check, clock, close, gift, globe, heart, home, info, location, lock
    case minus, plus, search, settings, share, star, tag, truck, user, wallet, warning
    case chevronLeft = "chevron-left"
    case chevronRight = "chevron-right"
    case filledHeart = "heart-fill"
    case filledStar = "star-fill"
}
