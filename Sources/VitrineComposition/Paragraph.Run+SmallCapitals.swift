import Foundation
import VitrineDrawing
import VitrineViews

extension Paragraph.Run {
    /// What browsers make of lowercase letters for fonts without small capitals.
    private static let smallCapitalScale = 0.7

    /// The run with some of its letters as capitals of a smaller size.
    func withSmallCapitals(_ letters: Font.SmallCapitals, locale: Locale) -> [Paragraph.Run] {
        var runs: [Paragraph.Run] = []
        for character in text {
            let isSmall =
                letters.contains(.lowercase) && character.isLowercase
                || letters.contains(.uppercase) && character.isUppercase
            let shown = isSmall ? String(character).uppercased(with: locale) : String(character)
            let scale = isSmall ? Self.smallCapitalScale : 1
            if let last = runs.indices.last, runs[last].style.glyphScale == scale {
                runs[last].text += shown
            } else {
                var run = self
                run.text = shown
                run.style.glyphScale = scale
                runs.append(run)
            }
        }
        return runs.isEmpty ? [self] : runs
    }
}
