namespace FastSer.Benchmarks;

/// <summary>Where every operation leaves its result, so that no work can be optimised away.</summary>
/// <remarks>One static store an operation, the same for every candidate.</remarks>
public static class Sink<T>
{
    /// <summary>The result of the latest operation.</summary>
    public static T? Value;
}
