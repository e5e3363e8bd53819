import VitrineComposition
import VitrineRendering
import Vitrine

/// One of the workload's five pictures.
enum Picture: String, CaseIterable, Sendable {
    case coupon, row, stepper, grid, home

    /// The canvas in points.
    var size: (width: Double, height: Double) {
        switch self {
        case .coupon: (375, 212)
        case .row: (375, 64)
        case .stepper: (375, 72)
        case .grid: (375, 1187)
        case .home: (375, 2400)
        }
    }

    /// The request for a variant's picture at two pixels a point.
    func request(_ samples: Samples) -> RenderRequest {
        RenderRequest(
            view: { view(of: samples) }, environment: { Mode.light.environment },
            extent: .fixed(width: size.width, height: size.height), margin: 0)
    }

    @MainActor
    private func view(of samples: Samples) -> any View {
        switch self {
        case .coupon: CouponCard(coupon: samples.coupon)
        case .row: PersonRow(row: samples.row)
        case .stepper: StepperRow(stepper: samples.stepper)
        case .grid: ListingGrid(listings: samples.grid)
        case .home: HomeScreen(home: samples.home)
        }
    }
}
