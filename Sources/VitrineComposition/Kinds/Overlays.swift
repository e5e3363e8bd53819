import VitrineViews

extension ElementKinds {
    static let background = ElementKind("background", alignment, blank: .center, isLayout: true) {
        .background($0)
    }

    static let overlay = ElementKind("overlay", alignment, blank: .center, isLayout: true) { .overlay($0) }

    static let mask = ElementKind("mask", alignment, blank: .center, isLayout: true) { .mask($0) }

    private static let alignment: [Property<Alignment>] = [Property("alignment", \.self, .alignment, .place)]
}
