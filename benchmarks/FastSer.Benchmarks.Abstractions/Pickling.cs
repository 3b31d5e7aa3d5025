namespace FastSer.Benchmarks;

/// <summary>The pickler of this run: K4os LZ4 comes with an optional package.</summary>
public static class Pickling
{
    /// <summary>Null when the package is not there.</summary>
    public static IPickler? Pickler { get; set; }
}
