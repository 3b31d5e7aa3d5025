namespace FastSer.Benchmarks.Harness;

/// <summary>Runs the very loop that will be timed and compares what it leaves behind with every input.</summary>
internal static class Verification
{
    /// <summary>Returns null when every round trip is right, otherwise what went wrong.</summary>
    /// <param name="payload">The mean payload over the inputs.</param>
    public static string? FirstFailure(Row row, Candidate candidate, out double payload)
    {
        payload = 0;
        try
        {
            var inputs = row.DistinctInputs;
            for (var i = 0; i < inputs; i++)
            {
                // The loop starts at input 0, so the latest of i + 1 operations worked on input i.
                candidate.Repeat(i + 1);
                payload += (double)candidate.PayloadSize() / inputs;
                if (candidate.Result is null)
                    continue;
                var difference = DeepComparison.FirstDifference(row.InputOf(i), candidate.Result(), candidate.Dates);
                if (difference is not null)
                    return $"round trip differs at input {i}, {difference}";
            }

            return null;
        }
#pragma warning disable CA1031 // A rival may fail in any way; the row goes on without it and says so.
        catch (Exception exception)
#pragma warning restore CA1031
        {
            var cause = exception.GetBaseException();
            return $"{cause.GetType().Name}: {cause.Message.ReplaceLineEndings(" ")}";
        }
    }
}
