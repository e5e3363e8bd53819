import Vitrine

/// Which style stands for which value.
struct ChartLegend: View {
    let plan: ChartPlan

    var body: some View {
        HStack(spacing: 8) {
            ForEach(0..<values.count, id: \.self) { index in
                if case .category(let name) = values[index] {
                    HStack(spacing: 4) {
                        AnyShapeView(form: form(of: values[index]))
                            .foregroundStyle(plan.style(of: values[index]) ?? AnyShapeStyle(Color.blue))
                            .frame(width: 8, height: 8)
                        Text(name).font(.caption).foregroundStyle(.secondary)
                    }
                }
            }
        }
    }

    private var values: [PlottedValue] {
        plan.styleDomain.isEmpty ? plan.symbolDomain : plan.styleDomain
    }

    private func form(of value: PlottedValue) -> any ChartSymbolShape {
        plan.symbolDomain.contains(value)
            ? plan.symbol(of: value) ?? BasicChartSymbolShape.circle : BasicChartSymbolShape.circle
    }
}

/// A form that fills its frame.
private struct AnyShapeView: View {
    let form: any ChartSymbolShape

    var body: some View {
        GeometryReader { proxy in form.path(in: CGRect(origin: .zero, size: proxy.size)) }
    }
}
