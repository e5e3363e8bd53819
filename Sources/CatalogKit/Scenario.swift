/// A script of actions on a component, whose steps are snapshots of their own.
///
/// A catalogue carries scenarios and does not know what they do: `VitrineTesting` makes them of scripts, and the run that
/// renders a catalogue performs them.
package protocol Scenario: Sendable {}
