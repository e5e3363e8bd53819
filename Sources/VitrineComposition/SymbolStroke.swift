import VitrineDrawing

extension TextStyle {
    /// How wide the strokes of a symbol beside a text are, compared with the regular weight.
    ///
    /// About as the stems of letters grow: from 0.45 in weight 100 to 1.7 in weight 900.
    var symbolStroke: Double {
        let steps = Double(weight - 400) / 100
        return 1 + steps * (steps < 0 ? 0.55 / 3 : 0.7 / 5)
    }
}
