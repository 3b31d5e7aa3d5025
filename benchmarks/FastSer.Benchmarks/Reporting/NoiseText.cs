using FastSer.Benchmarks.Results;

namespace FastSer.Benchmarks.Reporting;

/// <summary>The rule for noisy machines, in words.</summary>
internal static class NoiseText
{
    public static readonly string Rule =
        "A run under load is no record. The floors tell: they do the same least work in every round. A floor is disturbed when the middle "
        + $"half of its rounds in a process spreads over more than {Noise.LargestSpread * 100:0} % of their "
        + "median, or when its medians in two processes differ by more than that. A run is noisy when more than "
        + $"{Noise.LargestShare * 100:0} % of its floors are disturbed. `--full` does not begin on a machine where one copy of memory, "
        + "repeated for half a second, is disturbed, and marks a run that became noisy; `--document` refuses it. `--allow-noise` takes "
        + "both all the same, and this page then says so. `--agree a.json b.json c.json` discards noisy runs, and says of every row "
        + "whether one ratio lies within the intervals of all others: a record is one of three quiet runs of different hours that agree.";
}
