using System.Runtime.CompilerServices;
using FastSer.CompilerServices;

namespace FastSer.Walking;

/// <summary>The plans of the searches for errors. A plan is made when the first error is searched for in a value of its shape.</summary>
internal static class SearchPlans
{
    private static readonly ConditionalWeakTable<WireShape, StrongBox<SkipPlan?>> s_plans = [];

    /// <summary>The plan of a collection or of a value of a recursive type; null for what is not worth a search.</summary>
    public static SkipPlan? Of(WireShape shape) =>
        shape.TypeName is not null || shape.Parts is ValueParts.ForEachItem or ValueParts.NamedByTag
            ? s_plans.GetValue(shape, static key => new StrongBox<SkipPlan?>(Plan(key))).Value
            : null;

    private static SkipPlan? Plan(WireShape shape)
    {
        try
        {
            return SkipPlan.OfSearch(shape) is { IsMarked: true } plan ? plan : null;
        }
        catch (Exception exception) when (exception is FastSerException or NotSupportedException)
        {
            // Some part of the type has no serializer, or the type has no end: the walk goes step by step.
            return null;
        }
    }
}
