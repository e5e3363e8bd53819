@_exported public import class Vitrine.AXCategoricalDataAxisDescriptor
@_exported public import class Vitrine.AXChartDescriptor
@_exported public import enum Vitrine.AXCustomContent
@_exported public import protocol Vitrine.AXDataAxisDescriptor
@_exported public import class Vitrine.AXDataPoint
@_exported public import class Vitrine.AXDataSeriesDescriptor
@_exported public import class Vitrine.AXNumericDataAxisDescriptor
