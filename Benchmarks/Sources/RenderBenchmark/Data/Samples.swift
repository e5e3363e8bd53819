import Foundation

/// A coupon of the workload; photos are numbers of files.
struct Coupon: Decodable, Sendable {
    var title: String
    var subtitle: String
    var badge: String
    var button: String
    var badgeColor: String
    var buttonColor: String
    var photos: [Int]

    private enum CodingKeys: String, CodingKey {
        case title, badge
        case subtitle = "sub"
        case button = "btn"
        case badgeColor = "pill"
        case buttonColor = "bg"
        case photos = "ph"
    }
}

struct Row: Decodable, Sendable {
    var title: String
    var caption: String
    var photo: Int

    private enum CodingKeys: String, CodingKey {
        case title
        case caption = "cap"
        case photo = "ph"
    }
}

struct Stepper: Decodable, Sendable {
    var title: String
    var caption: String
    var value: String

    private enum CodingKeys: String, CodingKey {
        case title
        case caption = "cap"
        case value = "val"
    }
}

struct Listing: Decodable, Sendable {
    var title: String
    var price: String
    var formerPrice: String
    var stars: Int
    var count: String
    var photo: Int
    var isFavorite: Bool

    private enum CodingKeys: String, CodingKey {
        case title, price, stars, count
        case formerPrice = "old"
        case photo = "ph"
        case isFavorite = "fav"
    }
}

struct Home: Decodable, Sendable {
    var coupon: Coupon
    var rows: [Row]
    var stepper: Stepper
    var grid: [Listing]
    var shops: [Listing]
    var shopTitles: [String]
    var greeted: String

    private enum CodingKeys: String, CodingKey {
        case coupon, rows, stepper, grid
        case shops = "caro"
        case shopTitles = "caro_title"
        case greeted = "hello"
    }
}

/// What the five pictures show in one variant.
struct Samples: Decodable, Sendable {
    var coupon: Coupon
    var row: Row
    var stepper: Stepper
    var grid: [Listing]
    var home: Home
}
