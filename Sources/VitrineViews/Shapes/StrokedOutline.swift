/// A shape that is drawn as a line, whatever it is filled with.
package nonisolated protocol StrokedOutline {
    var strokedShape: any Shape { get }
    var strokeStyle: StrokeStyle { get }
}
