namespace FastSer.Fuzz;

/// <summary>Runs what is left of a batch in this process, and looks for the same finding.</summary>
/// <param name="finding">What was found.</param>
/// <param name="progress">Told before each try.</param>
internal sealed class FindingProbe(Finding finding, Action? progress = null)
{
    private const int Values = 30;
    private const int Mutants = 10;

    /// <summary>The finding with the smallest source that was found in the time.</summary>
    public static Finding Shrink(Finding finding, TimeSpan limit, Action? progress = null)
    {
        var batch = Batch.Make(finding.Seed);
        if (finding.Root is not null)
        {
            batch.Roots.RemoveAll(r => r.Name != finding.Root);
        }

        return new Shrinker(batch, limit, new FindingProbe(finding, progress).Find).Shrink(finding);
    }

    public string? Find(Batch batch)
    {
        progress?.Invoke();
        var result = BatchRunner.Compile(batch, batch.Reachable(), out _, out _);
        return finding.Root is null ? FindBroken(result) : FindFailure(result);
    }

    private string? FindBroken(CompileResult result)
    {
        var broken = result.Refused.Count == 0 ? result.Broken.Select(d => BatchRunner.Broken(finding.Seed, d)).FirstOrDefault() : null;
        return broken?.Signature == finding.Signature ? broken.Message : null;
    }

    private string? FindFailure(CompileResult result)
    {
        foreach (var testCase in result.Assembly is null ? [] : BatchRunner.CasesOf(result))
        {
            try
            {
                testCase.Accept(new OperationCheck(finding.Seed, Values, Mutants));
            }
            catch (Exception exception)
            {
                return BatchRunner.SignatureOf(exception.Message) != finding.Signature ? null
                    : exception is OperationException ? exception.Message
                    : exception.ToString();
            }
        }

        return null;
    }
}
