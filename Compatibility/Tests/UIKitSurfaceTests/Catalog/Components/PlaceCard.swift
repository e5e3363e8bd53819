import CoreGraphics.CGGeometry
import CoreLocation
import MapKit
import SwiftUI
import UniformTypeIdentifiers
import WebKit

/// A page of the web.
struct WebPage: UIViewRepresentable {
    let url: URL

    func makeUIView(context: Context) -> WKWebView { WKWebView() }

    func updateUIView(_ view: WKWebView, context: Context) {
        view.load(URLRequest(url: url))
    }
}

/// A place on a map with what is known of it.
struct PlaceCard: View {
    private let place = CLLocationCoordinate2D(latitude: 52.52, longitude: 13.405)
    private let corner = CGPoint(x: 8, y: 8)
    private let kind = UTType.png

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Map(
                coordinateRegion: .constant(
                    MKCoordinateRegion(center: place, latitudinalMeters: 500, longitudinalMeters: 500))
            )
            .frame(height: 60)
            WebPage(url: URL(filePath: "/")).frame(height: 40)
            Text(verbatim: kind.preferredMIMEType ?? "").padding(.leading, corner.x)
        }
        .frame(width: 200)
    }
}

#Preview {
    PlaceCard()
}
