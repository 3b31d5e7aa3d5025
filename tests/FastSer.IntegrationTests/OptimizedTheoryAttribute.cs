namespace FastSer.IntegrationTests;

/// <summary>A theory about allocations.</summary>
public sealed class OptimizedTheoryAttribute : TheoryAttribute
{
    public OptimizedTheoryAttribute() => Skip = OptimizedCode.SkipReason;
}
