/// The surface that a preview is shown on.
enum PreviewSurface: Equatable {
    /// A device that the preview names or turns on its side.
    case device(Screen)
    /// The surface of a mode that has a size of its own, else the device of previews that name none.
    case modeOrStandard
}
