import Foundation

extension GraphicsContext {
    /// The sizes that a canvas's function asks for.
    ///
    /// Sizes are known only once a view is laid out, so the answer is zero at first: the view is laid out with the canvas, and
    /// the function is called again with the answer in the next pass.
    final class Measures {
        /// A view that is to be laid out, by a name that is the same in all passes.
        struct Wanted {
            var key: String
            var view: AnyView
            /// What is proposed to the view; its own size without.
            var room: CGSize?
        }

        private let known: [String: CGSize]
        let environment: EnvironmentValues
        private(set) var wanted: [Wanted] = []

        init(known: [String: CGSize], environment: EnvironmentValues) {
            self.known = known
            self.environment = environment
        }

        /// The size of a view in so much room, in its own size without.
        func size(of view: some View, named name: String, in room: CGSize? = nil) -> CGSize {
            // Frames have an end.
            let room = room.map { CGSize(width: min($0.width, 1e6), height: min($0.height, 1e6)) }
            let key = room.map { "\(name) in \($0.width)×\($0.height)" } ?? name
            if let size = known[key] { return size }
            if !wanted.contains(where: { $0.key == key }) {
                wanted.append(Wanted(key: key, view: AnyView(view), room: room))
            }
            return .zero
        }

        /// What tells a text from others.
        func name(of text: Text) -> String {
            "text \(text.string(in: environment)) \(text.pieces.map(\.attributes))"
        }
    }
}
