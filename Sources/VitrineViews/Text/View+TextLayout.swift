public import Foundation

nonisolated extension View {
    public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
        changingEnvironment {
            $0.lineLimit = nil
            $0.reservedLines = limit.lowerBound
        }
    }

    public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { lineLimit(limit.upperBound) }

    public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
        changingEnvironment {
            $0.lineLimit = limit.upperBound
            $0.reservedLines = limit.lowerBound
        }
    }

    public func lineLimit(_ limit: Int?) -> some View {
        changingEnvironment {
            $0.lineLimit = limit
            $0.reservedLines = 0
        }
    }

    public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
        changingEnvironment {
            $0.lineLimit = limit
            $0.reservedLines = reservesSpace ? max(limit, 0) : 0
        }
    }

    public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        changingEnvironment { $0.multilineTextAlignment = alignment }
    }

    public func truncationMode(_ mode: Text.TruncationMode) -> some View {
        changingEnvironment { $0.truncationMode = mode }
    }

    public func lineSpacing(_ spacing: CGFloat) -> some View {
        changingEnvironment { $0.lineSpacing = spacing }
    }

    public func minimumScaleFactor(_ factor: CGFloat) -> some View {
        changingEnvironment { $0.minimumScaleFactor = factor }
    }

    /// Widens the spaces of each line but a paragraph's last one, so that both ends are straight.
    public func justifiedText(_ isActive: Bool = true) -> some View {
        changingEnvironment { $0.justifiesText = isActive }
    }

    /// Has a word that would have the second and last line of a short paragraph for itself take the word before it along, as
    /// texts do by default and the texts of editors do not.
    public func avoidsOrphans(_ isActive: Bool = true) -> some View {
        changingEnvironment { $0.avoidsOrphans = isActive }
    }

    /// Without effect on pictures and tests.
    public func typesettingLanguage(
        _ language: TypesettingLanguage, isEnabled: Bool = true
    ) -> some View { self }

    /// Without effect on pictures and tests.
    public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View { self }
}
