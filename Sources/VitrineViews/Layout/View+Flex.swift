nonisolated extension View {
    /// Sets the factors, basis, alignment and order that the view has in the `Flex` around; what is `nil` stays as it is.
    ///
    /// Initial values are those of CSS: a view does not grow, shrinks by its size, and has the basis `auto`.
    ///
    /// - Parameters:
    ///   - grow: the share of the free space that the view takes.
    ///   - shrink: the share of the missing space that it gives up, times its size.
    ///   - basis: its size along the direction before it grows or shrinks.
    ///   - alignSelf: where it stands across the direction, if not as the others.
    ///   - order: lower ones come first.
    public func flexItem(
        grow: Double? = nil, shrink: Double? = nil, basis: FlexSize? = nil, alignSelf: FlexAlignment? = nil,
        order: Int? = nil
    ) -> some View {
        flexTrait { item in
            item.grow = grow ?? item.grow
            item.shrink = shrink ?? item.shrink
            item.basis = basis ?? item.basis
            item.alignSelf = alignSelf ?? item.alignSelf
            item.order = order ?? item.order
        }
    }

    /// Sets the size that the view has in the `Flex` around, or a `Flex` in what it is proposed; what is `nil` stays as it is.
    ///
    /// - Parameter aspectRatio: width by height, where one of them is `auto`.
    public func flexSize(
        width: FlexSize? = nil, height: FlexSize? = nil, minWidth: FlexSize? = nil, maxWidth: FlexSize? = nil,
        minHeight: FlexSize? = nil, maxHeight: FlexSize? = nil, aspectRatio: Double? = nil
    ) -> some View {
        flexTrait { item in
            item.width = width ?? item.width
            item.height = height ?? item.height
            item.minWidth = minWidth ?? item.minWidth
            item.maxWidth = maxWidth ?? item.maxWidth
            item.minHeight = minHeight ?? item.minHeight
            item.maxHeight = maxHeight ?? item.maxHeight
            item.aspectRatio = aspectRatio ?? item.aspectRatio
        }
    }

    /// Keeps neighbours and the `Flex` around at a distance; `auto` margins share the free space among themselves.
    public func flexMargin(_ edges: Edge.Set, _ length: FlexLength) -> some View {
        flexTrait { item in
            for edge in Edge.allCases where edges.contains(Edge.Set(edge)) { item.margin[edge] = length }
        }
    }

    /// Keeps all neighbours and the `Flex` around at a distance.
    public func flexMargin(_ length: FlexLength) -> some View { flexMargin(.all, length) }

    /// Takes the view out of the row or column and puts it at distances from the edges of the `Flex` (`position: absolute`).
    ///
    /// Two opposite edges stretch it unless it has a size; without any it stands where it would as the only item.
    public func flexPosition(
        top: FlexLength = .auto, leading: FlexLength = .auto, bottom: FlexLength = .auto,
        trailing: FlexLength = .auto
    ) -> some View {
        flexTrait { item in
            item.position = FlexEdges(top: top, leading: leading, bottom: bottom, trailing: trailing)
        }
    }

    private func flexTrait(_ change: @escaping (inout FlexItem) -> Void) -> Modified<Self> {
        layoutTrait { traits in
            var item = traits.flexItem ?? FlexItem()
            change(&item)
            traits.flexItem = item
        }
    }
}
