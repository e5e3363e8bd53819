public import Foundation

/// A search for places, which finds nothing.
open class MKLocalSearch: NSObject {
    open class Request: NSObject {
        open var naturalLanguageQuery: String?
        open var region = MKCoordinateRegion()
        open var pointOfInterestFilter: MKPointOfInterestFilter?

        override public init() {}

        public init(naturalLanguageQuery: String) {
            self.naturalLanguageQuery = naturalLanguageQuery
        }
    }

    open class Response: NSObject {
        open var mapItems: [MKMapItem] { [] }
        public let boundingRegion: MKCoordinateRegion

        init(boundingRegion: MKCoordinateRegion) {
            self.boundingRegion = boundingRegion
        }
    }

    private let request: Request
    open var isSearching: Bool { false }

    public init(request: Request) {
        self.request = request
    }

    open func start(completionHandler: @escaping (Response?, (any Error)?) -> Void) {
        completionHandler(Response(boundingRegion: request.region), nil)
    }

    open func start() async throws -> Response { Response(boundingRegion: request.region) }

    open func cancel() {}
}
