namespace FastSer.SafetyTests.Laws;

/// <summary>A theory about the time that optimized code takes.</summary>
public sealed class OptimizedTheoryAttribute : TheoryAttribute
{
    public OptimizedTheoryAttribute() => Skip = OptimizedCode.SkipReason;
}
