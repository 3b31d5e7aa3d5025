namespace FastSer.Benchmarks.Harness;

/// <summary>The number and the length of measurements.</summary>
/// <param name="Rounds">Rounds; each candidate is timed once a round.</param>
/// <param name="RoundTime">The time that a candidate runs within a round.</param>
/// <param name="WarmUpWaves">The least number of waves of warm-up calls; between two of them is a pause, in which the background compiler catches up.</param>
/// <param name="QuietWarmUpWaves">Waves in succession without new machine code, after which a row is warm.</param>
/// <param name="LongStepFactor">
/// How many times as long a step of large results runs, and one of a row with a second thread, which would measure how long that one takes to wake.
/// </param>
/// <param name="LongestWave">The time of a wave for each row, which the candidates share.</param>
/// <param name="RowsTogether">The number of rows that are warmed up together: they share the pauses.</param>
/// <remarks>
/// Counting of calls starts after the first pause, the second wave earns an instrumented version, the third the final one of the outer methods;
/// what they call may be one step behind.
/// </remarks>
internal sealed record MeasurementPlan(
    int Rounds, TimeSpan RoundTime, int LongStepFactor, int WarmUpWaves, int QuietWarmUpWaves, TimeSpan LongestWave, int RowsTogether = 1)
{
    public const int FewestRounds = 15;

    public const int MostWarmUpWaves = 50;

    public const int WarmUpCallsPerWave = 40;

    public static readonly TimeSpan WarmUpPause = TimeSpan.FromMilliseconds(115);

    /// <summary>
    /// When the results of a row are at least this large, a collection before each step lets no candidate pay for the garbage of the one
    /// before it, and the steps are longer, so that each pays for its own. A full collection goes through the data of all candidates, which takes
    /// longer than a step: there is one a round, and one of the young generations before each step.
    /// </summary>
    public const int LargeAllocation = 64 * 1024;

    /// <summary>The plan of a run without options.</summary>
    public static MeasurementPlan Quick { get; } = new(FewestRounds, TimeSpan.FromMilliseconds(2), 3, 6, 3, TimeSpan.FromMilliseconds(30), RowsTogether: 6);

    public static MeasurementPlan Full { get; } = new(120, TimeSpan.FromMilliseconds(3), 5, 8, 4, TimeSpan.FromMilliseconds(400));

    public TimeSpan RoundTimeOf(Row row, bool isLarge) =>
        isLarge || row.Operation == RowOperation.SendItems || row.Threads > 1 ? RoundTime * LongStepFactor : RoundTime;
}
