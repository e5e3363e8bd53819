// What a catalogue's sources import: the view language and the words of the catalogue, and Foundation, as SwiftUI does.
@_exported public import CatalogKit
@_exported public import PictureFoundation
@_exported public import VitrineTokenNames
@_exported public import VitrineViews
