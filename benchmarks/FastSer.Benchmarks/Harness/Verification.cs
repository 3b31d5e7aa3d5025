namespace FastSer.Benchmarks.Harness;

/// <summary>Runs the very loop that will be timed and compares what it leaves behind with every input.</summary>
internal static class Verification
{
    /// <summary>Null when every round trip is right, otherwise what went wrong.</summary>
    public static string? FirstFailure(Row row, Candidate candidate)
    {
        try
        {
            for (var i = 0; i < DistinctInputs(row); i++)
            {
                // The loop starts at input 0, so the latest of i + 1 operations worked on input i.
                candidate.Repeat(i + 1);
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

    /// <summary>Mean payload over the inputs.</summary>
    public static double PayloadBytes(Row row, Candidate candidate)
    {
        var inputs = DistinctInputs(row);
        var sum = 0L;
        for (var i = 0; i < inputs; i++)
        {
            candidate.Repeat(i + 1);
            sum += candidate.PayloadSize();
        }

        return (double)sum / inputs;
    }

    /// <summary>Two where all inputs are one object: the second operation must not depend on the first.</summary>
    private static int DistinctInputs(Row row) =>
        row.InputOf(0) is { } first && ReferenceEquals(first, row.InputOf(1)) ? 2 : Row.InputCount;
}
