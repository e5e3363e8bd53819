// What `import SwiftData` brings on Apple's systems besides itself.
@_exported public import Observation
@_exported public import PictureFoundation
