namespace FastSer.Benchmarks.Results;

/// <summary>The cost of a system in a process of its own.</summary>
/// <param name="System">Its name.</param>
/// <param name="StartMilliseconds">
/// From the start of the process to the first byte of a log of one entry, which it has read before: one element a process.
/// </param>
/// <param name="PeakBytes">The largest memory of a process that reads the large log: one element a process.</param>
/// <param name="FileBytes">The size of the large log in the system's own bytes; 0 for the process that reads none.</param>
internal sealed record ProcessFigure(string System, double[] StartMilliseconds, double[] PeakBytes, double FileBytes)
{
    /// <summary>The process that only copies the small file, and reads no log: the floor of all.</summary>
    public const string Bare = "no serializer";
}
