// `import OSLog` brings the types of `os`, and readers of the system's log, which has nothing to read here.
@_exported public import os
