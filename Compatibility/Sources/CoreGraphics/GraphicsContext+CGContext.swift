public import Vitrine

extension GraphicsContext {
    /// Draws with Core Graphics what a context takes note of.
    public func withCGContext(content: (CGContext) throws -> Void) rethrows {
        let context = CGContext()
        try content(context)
        for step in context.steps { draw(step) }
    }

    private func draw(_ step: CGContext.Step) {
        switch step {
        case .fill(let path, let color, let isEvenOdd):
            fill(path, with: .color(Color(cgColor: color)), style: FillStyle(eoFill: isEvenOdd))
        case .stroke(let path, let color, let style):
            stroke(path, with: .color(Color(cgColor: color)), style: style)
        case .gradient(let path, let gradient, let start, let end):
            fill(path, with: .linearGradient(gradient, startPoint: start, endPoint: end))
        case .view(let view, let rect):
            draw(Image(DrawnPicture(view, size: rect.size)), in: rect)
        case .clipped(let step, let path):
            var inside = self
            inside.clip(to: path)
            inside.draw(step)
        }
    }
}
