import Foundation
import VitrineComposition
import VitrineGeometry
import VitrineViews

extension RenderRequest {
    /// What the component inherits, with what the window in which it is shown says.
    var windowEnvironment: EnvironmentValues {
        var values = environment()
        switch extent {
        case .screen(let screen):
            values.safeArea = .screen(size: screen.room, insets: screen.safeArea)
            values.windowWidth = screen.size.width
        case .width(let width), .fixed(let width, _): values.windowWidth = width
        case .ideal, .minimum: break
        }
        return values
    }
}
