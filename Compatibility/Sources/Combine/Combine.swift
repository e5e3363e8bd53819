// Combine on Linux is OpenCombine, with the operators that it lacks.
@_exported public import OpenCombine
@_exported public import OpenCombineDispatch
@_exported public import OpenCombineFoundation
@_exported public import PublisherOperators
