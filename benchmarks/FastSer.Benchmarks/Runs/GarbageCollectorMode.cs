namespace FastSer.Benchmarks.Runs;

/// <summary>The collector settings of a run.</summary>
internal enum GarbageCollectorMode
{
    /// <summary>As the runtime and its environment have it.</summary>
    Default,

    /// <summary>A generation 0 budget of 4 MB.</summary>
    Small,

    Server,
}
