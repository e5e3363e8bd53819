import Foundation

/// The texts of the workload's pictures in up to a thousand variants, read from its folder.
///
/// `variants.tsv` holds the coupons. Rows, steppers and grids take their texts from `listings.tsv`, as the
/// limit program's do, so that both draw texts of the same lengths; a folder without that file, which
/// `workload.py` makes, has the ten listings of variant 0 only.
struct Workload: Sendable {
    private let coupons: TabbedFile
    private let listing: @Sendable (Int) -> Listing

    /// Reads the texts of the first variants, and of no others, which would take memory from one picture's.
    init(folder: URL, variants: Int = 1000) throws {
        self.coupons = try TabbedFile(folder.appending(path: "variants.tsv"), count: variants * 3)
        let file = folder.appending(path: "listings.tsv")
        if FileManager.default.fileExists(atPath: file.path) {
            let listings = try TabbedFile(file, count: variants * 10)
            self.listing = { Listing(fields: listings[$0]) }
        } else {
            let listings = try Samples.original(in: folder).grid
            self.listing = { listings[$0 % listings.count] }
        }
    }

    /// The texts of a variant's pictures.
    func samples(variant: Int) -> Samples {
        let coupon = coupon(variant)
        let grid = (0..<10).map { listing(variant * 10 + $0) }
        let home = Home(
            coupon: coupon, rows: (0..<3).map { row(variant * 3 + $0) }, stepper: stepper(variant),
            grid: grid, shops: (0..<3).map { listing(variant + $0) },
            shopTitles: (0..<3).map { coupons[variant + $0][0] },
            greeted: "Ember Studio")
        return Samples(coupon: coupon, row: row(variant), stepper: stepper(variant), grid: grid, home: home)
    }

    private func row(_ index: Int) -> Row {
        Row(
            title: coupons[index][0], caption: listing(index).title, photo: index % 12)
    }

    private func stepper(_ index: Int) -> Stepper {
        Stepper(title: "Quantity", caption: "Max 10 per order", value: String(index % 100))
    }

    private func coupon(_ index: Int) -> Coupon {
        let fields = coupons[index]
        return Coupon(
            title: fields[0], subtitle: fields[1], badge: fields[2], button: fields[3], badgeColor: fields[4],
            buttonColor: fields[5], photos: fields[6...8].compactMap { Int($0) })
    }
}

/// Lines of fields between tabs, read when they are asked for.
private struct TabbedFile: Sendable {
    private let bytes: Data
    private let lines: [Range<Int>]

    /// Maps a file and looks for as many lines at its start.
    init(_ file: URL, count: Int) throws {
        let bytes = try Data(contentsOf: file, options: .alwaysMapped)
        self.lines = bytes.withUnsafeBytes { buffer in
            var lines: [Range<Int>] = []
            var start = 0
            while lines.count < count, let end = buffer[start...].firstIndex(of: UInt8(ascii: "\n")) {
                lines.append(start..<end)
                start = end + 1
            }
            return lines
        }
        self.bytes = bytes
    }

    /// The fields of a line; after the last comes the first again.
    subscript(line: Int) -> [String] {
        bytes[lines[line % lines.count]].split(
            separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false
        ).map { String(decoding: $0, as: UTF8.self) }
    }
}

extension Samples {
    /// Variant 0 as it was given to other renderers.
    static func original(in folder: URL) throws -> Samples {
        try JSONDecoder().decode(
            Samples.self, from: Data(contentsOf: folder.appending(path: "workload-variant0.json")))
    }
}

extension Listing {
    fileprivate init(fields: [String]) {
        self.init(
            title: fields[0], price: fields[1], formerPrice: fields[2], stars: Int(fields[3]) ?? 0,
            count: fields[4], photo: Int(fields[5]) ?? 0, isFavorite: fields[6] == "1")
    }
}
