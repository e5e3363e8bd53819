/// How much wider or narrower San Francisco's letters are than Inter's, each by itself, besides the tracking that all have.
///
/// Measured in pictures that nine public repositories recorded on iOS: 1018 lines of 11 to 20 points, of which texts, sizes and
/// weights are known, were compared letter by letter with Inter's columns of ink, and the advances fitted to the distances
/// between letters, with a pull towards nothing. Lines in regular weight of a repository that the fit has not seen are missed
/// by 0.24 % of their widths on average instead of 0.41 %, and three of four by less than a third of a point instead of half of
/// them. Letters that fewer than ten places in three texts show, and those that differ by less than 0.002 em, are not corrected.
/// No letter gets narrower by more than 0.03 em (measured were 0.037 for w and 0.04 for a slash), so that two of them do not touch.
enum SystemAdvances {
    /// Thousandths of an em in texts of regular weight.
    private static let measured: [(thousandths: Double, letters: String)] = [
        (-30, "/w"), (-19, "Ax"), (-16, "U"), (-13, "y"), (-12, "v"), (-11, "EG"), (-10, "C"),
        (-9, "Ma"), (-7, "e"), (-4, "Sbh"), (-3, "ko"), (-2, "NTd"),
        (2, "f"), (3, "OQ"), (4, " FHgmp"), (5, "u"), (6, "0c"), (8, "W"), (9, "BIq"), (10, "1Rr"), (14, "i"),
        (15, ".8"), (18, "l"), (21, ",-"), (26, "()"), (27, ":"), (77, "'"),
    ]

    private static let byLetters = Dictionary(
        uniqueKeysWithValues: measured.flatMap { group in
            group.letters.unicodeScalars.map { ($0, group.thousandths) }
        })

    /// The ems that a letter's advance has more in San Francisco than in Inter, at a size in points; `nil` where none were measured.
    static func ems(of letter: Unicode.Scalar, at size: Double, weight: Int) -> Double? {
        guard let thousandths = byLetters[letter] else { return nil }
        return thousandths / 1000 * share(of: weight) * share(at: size)
    }

    /// The ems between the dots of an ellipsis; measured at 13 points in regular weight, and in 30 words of 53 and 60 points that
    /// end in one, in regular and semibold.
    static func ellipsisPitch(at size: Double, weight: Int) -> Double {
        let boldness = Double(min(max(weight, 400), 700) - 400) / 200
        return 0.2385 - 0.0495 * SystemTracking.titleShare(at: size) + 0.02 * boldness
    }

    /// What bolder letters have of the correction. Half of it fits 145 lines in semibold and bold best, though hardly better than
    /// none: 0.34 % instead of 0.35 %, and with the whole 0.42 %. Medium is taken to lie in the middle.
    private static func share(of weight: Int) -> Double {
        switch weight {
        case ..<500: 1
        case ..<600: 0.75
        default: 0.5
        }
    }

    /// What titles have of the correction, whose letters have other forms: a third from 20 points on. Of 49 lines widths are
    /// missed by 0.66 % instead of 0.71 %, and with the whole correction by 0.77 %.
    private static func share(at size: Double) -> Double { 1 - 2 / 3 * min(max((size - 17) / 3, 0), 1) }
}
