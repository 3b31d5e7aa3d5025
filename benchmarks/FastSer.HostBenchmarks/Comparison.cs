using FastSer.Benchmarks.Statistics;

namespace FastSer.HostBenchmarks;

/// <summary>Candidates in turn, in one process: what disturbs a round disturbs all.</summary>
internal static class Comparison
{
    private const int Rounds = 40;
    private const double RoundSeconds = 0.04;

    /// <summary>Gets or sets how the titles of the rows begin that are measured.</summary>
    public static string Start { get; set; } = "";

    public static async Task RunAsync(string title, Candidate[] candidates, Payload payload, int parallel)
    {
        if (!title.StartsWith(Start, StringComparison.Ordinal))
        {
            return;
        }

        var calls = new int[candidates.Length];
        for (var i = 0; i < candidates.Length; i++)
        {
            calls[i] = await CalibrateAsync(candidates[i], payload, parallel);
        }

        var random = new Random(1);
        var seconds = candidates.Select(static _ => new double[Rounds]).ToArray();
        var allocated = new double[candidates.Length];
        for (var round = 0; round < Rounds; round++)
        {
            foreach (var i in RoundOrder.Next(random, candidates.Length))
            {
                var before = GC.GetTotalAllocatedBytes(precise: true);
                seconds[i][round] = await candidates[i].RunAsync(payload, calls[i], parallel) / calls[i];
                allocated[i] += (double)(GC.GetTotalAllocatedBytes(precise: true) - before) / calls[i] / Rounds;
            }
        }

        for (var i = 0; i < candidates.Length; i++)
        {
            var ratio = Ratio.Of(seconds[0], seconds[i]);
            Console.WriteLine(
                $"| {title} | {candidates[i].Name} | {1e6 * Median.Of(seconds[i]):F1} | {allocated[i]:F0} | "
                + (i == 0 ? "1 |" : $"{ratio.Middle:F2} ({ratio.Low:F2} to {ratio.High:F2}) |"));
        }
    }

    /// <summary>Warms up past the last tier of the compiler, and finds how many calls fill a round.</summary>
    private static async Task<int> CalibrateAsync(Candidate candidate, Payload payload, int parallel)
    {
        var expected = FastSerializer.Serialize(payload);
        if (!FastSerializer.Serialize(await candidate.Call(payload)).AsSpan().SequenceEqual(expected))
        {
            throw new InvalidOperationException($"{candidate.Name} does not give the value back.");
        }

        for (var wave = 0; wave < 8; wave++)
        {
            await candidate.RunAsync(payload, 100, parallel);
            await Task.Delay(130);
        }

        var best = double.MaxValue;
        for (var i = 0; i < 5; i++)
        {
            best = Math.Min(best, await candidate.RunAsync(payload, 50, parallel) / 50);
        }

        return Math.Max(parallel, (int)(RoundSeconds / best));
    }
}
