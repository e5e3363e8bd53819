// What `import CoreData` brings on Apple's systems besides itself.
@_exported public import PictureFoundation
