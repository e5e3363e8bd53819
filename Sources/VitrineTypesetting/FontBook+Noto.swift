import VitrineDrawing

extension FontBook {
    /// How characters are drawn that Chinese, Japanese and Korean share.
    public enum HanForms: Int, Hashable, Sendable, CaseIterable {
        case japanese, korean, simplifiedChinese, traditionalChinese

        fileprivate var suffix: String {
            switch self {
            case .japanese: "JP"
            case .korean: "KR"
            case .simplifiedChinese: "SC"
            case .traditionalChinese: "TC"
            }
        }

        /// The family that ``interAndNoto(han:)`` declares for these forms.
        public var family: String { "Noto Sans CJK \(suffix)" }
    }

    /// The family that ``interAndNoto(han:)`` declares for the serif design.
    public static let serifFamily = "Noto Serif"

    /// The family that ``interAndNoto(han:)`` declares for the monospaced design.
    public static let monospacedFamily = TextStyle.monospacedStandIn

    /// The families of scripts that are asked before emoji and Han.
    private static let scriptFamilies = ["Arabic", "Hebrew", "Devanagari", "Thai"].map { "Noto Sans \($0)" }

    /// The families of fonts-noto-core for the scripts of most other living languages and for symbols, which are asked last.
    private static let rarerFamilies =
        ["Noto Sans", "Noto Serif Tibetan"]
        + [
            "Armenian", "Georgian", "Bengali", "Gujarati", "Gurmukhi", "Kannada", "Malayalam", "Oriya",
            "Sinhala",
            "Tamil", "Telugu", "Khmer", "Lao", "Myanmar", "Ethiopic", "Thaana", "Cherokee",
            "Canadian Aboriginal",
            "Javanese", "Balinese", "Sundanese", "Cham", "Lisu", "Meetei Mayek", "Ol Chiki", "Adlam",
            "Symbols",
        ].map { "Noto Sans \($0)" }
    private static let rarerFamiliesOfOneWeight = [
        "Syriac", "Mongolian", "NKo", "Tifinagh", "Vai", "Yi", "Symbols2", "Math",
    ].map { "Noto Sans \($0)" }

    /// Inter, and Noto for the serif and the monospaced design, other scripts, symbols and emoji, as Debian's packages fonts-inter,
    /// fonts-noto-core, fonts-noto-mono, fonts-noto-cjk and fonts-noto-color-emoji install them. Of the designs' faces the
    /// nearest stands in for a weight or slant that they lack.
    ///
    /// Files are only looked for when a text needs them.
    ///
    /// - Parameter han: Which forms texts fall back to; styles may name the family of any.
    public static func interAndNoto(han: HanForms = .simplifiedChinese) throws(TypesettingError) -> FontBook {
        let weights = [(400, "Regular"), (700, "Bold")]
        var declarations = interDeclarations
        for family in scriptFamilies + rarerFamilies + rarerFamiliesOfOneWeight {
            for (weight, name) in weights where weight == 400 || !rarerFamiliesOfOneWeight.contains(family) {
                declarations.append(
                    FontDeclaration(
                        family: family, weight: weight,
                        fileName: "\(family.filter { $0 != " " })-\(name).ttf",
                        package: "fonts-noto-core"))
            }
        }
        for forms in HanForms.allCases {
            declarations += weights.map { weight, name in
                FontDeclaration(
                    family: forms.family, weight: weight, fileName: "NotoSansCJK-\(name).ttc",
                    index: forms.rawValue, package: "fonts-noto-cjk")
            }
        }
        for (weight, name) in weights {
            for (isItalic, suffix) in [(false, name), (true, name == "Regular" ? "Italic" : "\(name)Italic")]
            {
                declarations.append(
                    FontDeclaration(
                        family: serifFamily, weight: weight, isItalic: isItalic,
                        fileName: "NotoSerif-\(suffix).ttf", package: "fonts-noto-core"
                    ).ofDesign)
            }
            declarations.append(
                FontDeclaration(
                    family: monospacedFamily, weight: weight, fileName: "NotoSansMono-\(name).ttf",
                    package: "fonts-noto-mono"
                ).ofDesign)
        }
        let emoji = FontDeclaration.notoColorEmoji
        return try FontBook(
            roots: ["opentype/inter", "truetype/noto", "opentype/noto"].map { "/usr/share/fonts/\($0)" },
            declarations: declarations + [emoji],
            fallbackFamilies: scriptFamilies + [emoji.family, han.family] + rarerFamilies
                + rarerFamiliesOfOneWeight)
    }
}

extension FontDeclaration {
    /// The face with its place in its family, so that it stands in for weights and slants which the family lacks.
    fileprivate var ofDesign: FontDeclaration {
        var face = self
        face.membership = FamilyMembership(family: family, weight: weight, isItalic: isItalic)
        return face
    }
}
