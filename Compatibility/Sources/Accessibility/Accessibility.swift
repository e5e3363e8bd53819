@_exported public import enum Vitrine.AXCustomContent
