using FastSer.Benchmarks.Results;

namespace FastSer.Benchmarks.Reporting;

/// <summary>The rule for noisy machines, in words.</summary>
internal static class NoiseText
{
    public static readonly string Rule =
        "A run on a busy machine does not count as a record. The floors show the load, because they do the same minimal work in every round. "
        + "A floor is disturbed if, in at least half of the processes, the middle half of its rounds spreads over more than "
        + $"{Noise.LargestSpread * 100:0} % of their median. A different speed of the processor in the next process does not count, because "
        + "it slows all candidates alike and every ratio is taken within a round. A run is noisy if more than "
        + $"{Noise.LargestShare * 100:0} % of its floors are disturbed. `--full` does not start on a machine where one copy of memory, "
        + "repeated for half a second, is disturbed, and marks a run that became noisy; `--document` rejects such a run. `--allow-noise` "
        + "accepts both, and this page then states it. `--agree a.json b.json c.json` discards noisy runs, and reports for every row "
        + "whether one ratio lies within the intervals of all others: a record is one of three quiet runs at different hours that agree.";
}
