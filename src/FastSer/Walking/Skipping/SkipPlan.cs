using FastSer.CompilerServices;

namespace FastSer.Walking;

/// <summary>
/// The flat form of a <see cref="WireShape"/>: which bytes to step over in which order, without a call and without a
/// name. Made once a type; a few steps for most types, since neighbours of fixed size are one step.
/// </summary>
internal sealed class SkipPlan
{
    private SkipPlan(SkipPlanner planner, WireShape root)
    {
        Steps = planner.Plan(root);
        Controls = planner.Controls;
        Unions = planner.Unions;
        Customs = [.. planner.Customs];
        IsMarked = planner.MarksRoot;
    }

    /// <summary>Gets what the steps over compact objects need to know of them.</summary>
    public SkipControl[] Controls { get; }

    /// <summary>Gets where the steps over unions go on behind a tag.</summary>
    public SkipTags[] Unions { get; }

    /// <summary>Gets the steps; the walk begins at the first one.</summary>
    public SkipStep[] Steps { get; }

    /// <summary>Gets a value indicating whether a search marks the value itself, and not only its first member, which begins at the same place.</summary>
    public bool IsMarked { get; }

    /// <summary>Gets the formatters of the application that the steps name.</summary>
    public CustomSkip[] Customs { get; }

    /// <summary>Makes the plan of a root.</summary>
    /// <exception cref="NotSupportedException">The type has no end of different types in it.</exception>
    /// <exception cref="FastSerException">A part of it has no serializer.</exception>
    public static SkipPlan Of(WireShape root) => new(new SkipPlanner(), root);

    /// <summary>Makes the plan of a search in a value, which fails where a reader would have failed to find the end of a part.</summary>
    /// <exception cref="NotSupportedException">The type has no end of different types in it.</exception>
    /// <exception cref="FastSerException">A part of it has no serializer.</exception>
    public static SkipPlan OfSearch(WireShape root) => new(new SkipPlanner { IsSearch = true }, root);
}
