namespace FastSer.Fuzz;

/// <summary>The result of one batch.</summary>
internal sealed class BatchReport
{
    public List<Finding> Findings { get; } = [];

    /// <summary>Types that the generator refused, with the reason.</summary>
    public List<string> Refused { get; } = [];

    /// <summary>Types whose source was wrong: a fault of this program.</summary>
    public List<string> Mistakes { get; } = [];

    public int Types { get; set; }

    public long Operations { get; set; }

    public long Accepted { get; set; }

    public string Summary =>
        $"{Types} types, {Refused.Count} refused, {Operations} operations, {Accepted} mutants accepted, {Findings.Count} findings";
}
