import Foundation

/// The texts of the workload's pictures in a thousand variants, read from its folder.
///
/// `variants.tsv` holds the coupons. Rows, steppers and grids take their texts from `listings.tsv`, as the
/// limit program's do, so that both draw texts of the same lengths; a folder without that file has variant 0 only.
struct Workload: Sendable {
    /// Variant 0 as it was given to other renderers.
    let original: Samples
    let coupons: [Coupon]
    private let listings: [Listing]

    init(folder: URL) throws {
        self.original = try JSONDecoder().decode(
            Samples.self, from: Data(contentsOf: folder.appending(path: "workload-variant0.json")))
        self.coupons = try Self.lines(of: folder.appending(path: "variants.tsv")).map { fields in
            Coupon(
                title: fields[0], subtitle: fields[1], badge: fields[2], button: fields[3],
                badgeColor: fields[4], buttonColor: fields[5], photos: fields[6...8].compactMap { Int($0) })
        }
        let file = folder.appending(path: "listings.tsv")
        let hasListings = FileManager.default.fileExists(atPath: file.path)
        self.listings = hasListings ? try Self.lines(of: file).map { Listing(fields: $0) } : original.grid
    }

    /// The texts of a variant's pictures.
    func samples(variant: Int) -> Samples {
        let coupon = coupons[variant % coupons.count]
        let grid = (0..<10).map { listing(variant * 10 + $0) }
        let home = Home(
            coupon: coupon, rows: (0..<3).map { row(variant * 3 + $0) }, stepper: stepper(variant),
            grid: grid, shops: (0..<3).map { listing(variant + $0) },
            shopTitles: (0..<3).map { coupons[(variant + $0) % coupons.count].title },
            greeted: "Ember Studio")
        return Samples(coupon: coupon, row: row(variant), stepper: stepper(variant), grid: grid, home: home)
    }

    private func row(_ index: Int) -> Row {
        Row(
            title: coupons[index % coupons.count].title, caption: listing(index).title, photo: index % 12)
    }

    private func stepper(_ index: Int) -> Stepper {
        Stepper(title: "Quantity", caption: "Max 10 per order", value: String(index % 100))
    }

    private func listing(_ index: Int) -> Listing { listings[index % listings.count] }

    /// The fields of each line, between tabs.
    private static func lines(of file: URL) throws -> [[String]] {
        try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map { line in
            line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        }
    }
}

extension Listing {
    fileprivate init(fields: [String]) {
        self.init(
            title: fields[0], price: fields[1], formerPrice: fields[2], stars: Int(fields[3]) ?? 0,
            count: fields[4], photo: Int(fields[5]) ?? 0, isFavorite: fields[6] == "1")
    }
}
