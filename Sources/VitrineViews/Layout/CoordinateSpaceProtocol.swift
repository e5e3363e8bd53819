/// Something that names a coordinate space.
public nonisolated protocol CoordinateSpaceProtocol {
    var coordinateSpace: CoordinateSpace { get }
}
