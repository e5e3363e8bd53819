public import Foundation

// No document is written: there is no context to write one with.
extension CGContext {
    public convenience init?(
        _ url: CFURL, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?
    ) { return nil }

    public func beginPDFPage(_ pageInfo: CFDictionary?) {}

    public func endPDFPage() {}

    public func closePDF() {}
}
