using FastSer.Benchmarks.Results;

namespace FastSer.Benchmarks.Reporting;

/// <summary>The rule for noisy machines, in words.</summary>
internal static class NoiseText
{
    public static readonly string Rule =
        "A run on a busy machine does not count as a record. The program sees the load in the floors of the rows, the least work that any "
        + "serializer must do: on a quiet machine their time is nearly the same in every round. A floor is disturbed if the times of the middle half of its "
        + $"rounds differ by more than {Noise.LargestSpread * 100:0} % of their median, in at least half of the processes. A run is noisy if more than "
        + $"{Noise.LargestShare * 100:0} % of its floors are disturbed. That the processor is faster or slower in the next process does not matter, because "
        + "it changes the times of all systems alike, and they are compared within a round. `--full` does not start on a machine where copying "
        + "memory for half a second is disturbed, and marks a run that became noisy; `--document` rejects such a run. `--allow-noise` "
        + "accepts both, and this page then states it. `--agree a.json b.json c.json` leaves out noisy runs and says for which rows the others agree: "
        + "the result of one run lies within the intervals of all. A record is one of three quiet runs at different hours that agree.";
}
