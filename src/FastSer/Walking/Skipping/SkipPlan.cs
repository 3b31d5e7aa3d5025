using FastSer.CompilerServices;

namespace FastSer.Walking;

/// <summary>
/// The flat form of a <see cref="WireShape"/>: which bytes to step over in which order, without a call and without a
/// name. Made once a type; a few steps for most types, since neighbours of fixed size are one step.
/// </summary>
/// <param name="steps">The steps; the walk begins at the first one.</param>
/// <param name="controls">The layouts of the compact objects.</param>
/// <param name="unions">Where the steps over unions go on behind a tag.</param>
/// <param name="customs">The formatters of the application that the steps name by number.</param>
/// <param name="isMarked">Whether a search marks the value itself, and not only its first member, which begins at the same place.</param>
internal sealed class SkipPlan(SkipStep[] steps, SkipControl[] controls, SkipTags[] unions, CustomSkip[] customs, bool isMarked)
{
    public readonly SkipStep[] Steps = steps;

    public readonly SkipControl[] Controls = controls;

    public readonly SkipTags[] Unions = unions;

    public readonly CustomSkip[] Customs = customs;

    public readonly bool IsMarked = isMarked;

    /// <summary>Makes the plan of a root.</summary>
    /// <exception cref="NotSupportedException">The type has no end of different types in it.</exception>
    /// <exception cref="FastSerException">A part of it has no serializer.</exception>
    public static SkipPlan Of(WireShape root) => new SkipPlanner().Plan(root.Resolved);

    /// <summary>Makes the plan of a search in a value, which fails where a reader would have failed to find the end of a part.</summary>
    /// <exception cref="NotSupportedException">The type has no end of different types in it.</exception>
    /// <exception cref="FastSerException">A part of it has no serializer.</exception>
    public static SkipPlan OfSearch(WireShape root) => new SkipPlanner { IsSearch = true }.Plan(root.Resolved);
}
