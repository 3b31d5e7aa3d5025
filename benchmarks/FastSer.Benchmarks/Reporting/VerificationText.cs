using FastSer.Benchmarks.Harness;

namespace FastSer.Benchmarks.Reporting;

/// <summary>Formats the result of a run without timing as plain lines.</summary>
internal static class VerificationText
{
    public static IEnumerable<string> LinesOf(VerificationResult result)
    {
        foreach (var failure in result.Failures)
            yield return failure;

        var others = result.Payloads.Where(check => !check.IsEqual).ToList();
        if (result.Payloads.Count > 0)
        {
            yield return $"{result.Payloads.Count - others.Count} of {result.Payloads.Count} payloads have the size that "
                + $"the source printed{(others.Count == 0 ? "." : "; the others, of later versions:")}";
        }

        foreach (var check in others)
        {
            yield return $"  {check.Value}, {check.Candidate}: published {Figures.Allocated(check.Published)} B, "
                + $"here {Figures.Allocated(check.Ours)} B";
        }

        yield return result.Failures.Count == 0
            ? "Every round trip is right."
            : $"{result.Failures.Count} round trips are wrong.";
    }
}
