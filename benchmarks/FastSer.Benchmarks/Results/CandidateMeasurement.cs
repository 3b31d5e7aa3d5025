using System.Text.Json.Serialization;

namespace FastSer.Benchmarks.Results;

/// <summary>The raw figures of one candidate.</summary>
/// <param name="AllocatedBytes">Exact, of one operation, mean over the inputs.</param>
/// <param name="PayloadBytes">Mean over the inputs; 0 when there is no payload.</param>
/// <param name="Samples">Nanoseconds per operation: one array a process, one element a round.</param>
/// <param name="IsPartial">It leaves out a part of the value, or could not write a null in its place.</param>
/// <param name="Collections">
/// Garbage collections of generation 0, 1 and 2 during the timed rounds of all processes; null in earlier reports.
/// </param>
internal sealed record CandidateMeasurement(
    string Name,
    CandidateKind Kind,
    double AllocatedBytes,
    double PayloadBytes,
    string Note,
    double[][] Samples,
    bool IsPartial = false,
    int[]? Collections = null)
{
    /// <summary>The system without what tells its candidates apart, such as "Utf8" or "direct".</summary>
    [JsonIgnore]
    public string SystemName => Name.IndexOfAny([' ', ',']) is var end and > 0 ? Name[..end] : Name;
}
