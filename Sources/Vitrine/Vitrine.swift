// What a catalogue's sources import: the view language and the words of the catalogue.
@_exported public import CatalogKit
@_exported public import Views
