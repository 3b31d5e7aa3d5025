using FastSer.CompilerServices;

namespace FastSer.Skipping;

/// <summary>
/// The flat form of a <see cref="WireShape"/>: which bytes to step over in which order, without a call and without a
/// name. Made once a type; a few steps for most types, since neighbours of fixed size are one step.
/// </summary>
internal sealed class SkipPlan
{
    private SkipPlan(SkipStep[] steps) => Steps = steps;

    /// <summary>Gets the steps; the walk begins at the first one.</summary>
    public SkipStep[] Steps { get; }

    /// <summary>Makes the plan of a root.</summary>
    /// <exception cref="NotSupportedException">The type has no end of different types in it.</exception>
    /// <exception cref="FastSerException">A part of it has no serializer.</exception>
    public static SkipPlan Of(WireShape root) => new(new SkipPlanner().Plan(root));
}
