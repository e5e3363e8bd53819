import CatalogCommand
import SwiftUI
import Testing

@MainActor
struct SurfaceTests {
}
