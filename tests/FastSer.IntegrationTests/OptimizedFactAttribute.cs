namespace FastSer.IntegrationTests;

/// <summary>A fact about allocations.</summary>
public sealed class OptimizedFactAttribute : FactAttribute
{
    public OptimizedFactAttribute() => Skip = OptimizedCode.SkipReason;
}
