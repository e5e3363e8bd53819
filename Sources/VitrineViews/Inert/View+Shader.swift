public import Foundation

nonisolated extension View {
    /// Shows the view without the shader, with a finding.
    public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View {
        missing(shader, isEnabled: isEnabled)
    }

    /// Shows the view without the shader, with a finding.
    public func distortionEffect(
        _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
    ) -> some View { missing(shader, isEnabled: isEnabled) }

    /// Shows the view without the shader, with a finding.
    public func layerEffect(
        _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
    ) -> some View { missing(shader, isEnabled: isEnabled) }

    @ViewBuilder private func missing(_ shader: Shader, isEnabled: Bool) -> some View {
        if isEnabled { snapshotFinding(shader.finding) } else { self }
    }
}

nonisolated extension VisualEffect {
    /// Shows the view without the shader, with a finding.
    public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some VisualEffect {
        missing(shader, isEnabled: isEnabled)
    }

    /// Shows the view without the shader, with a finding.
    public func distortionEffect(
        _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
    ) -> some VisualEffect { missing(shader, isEnabled: isEnabled) }

    /// Shows the view without the shader, with a finding.
    public func layerEffect(
        _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
    ) -> some VisualEffect { missing(shader, isEnabled: isEnabled) }

    private func missing(_ shader: Shader, isEnabled: Bool) -> Self {
        if isEnabled { Resources.current?.reportedFindings.add(shader.finding) }
        return self
    }
}

extension Shader {
    fileprivate var finding: String {
        "the shader '\(function.name)' is left out: functions in Metal cannot be run here"
    }
}
