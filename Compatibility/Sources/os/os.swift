// What `import os` brings along on Apple's systems.
@_exported public import PictureFoundation
