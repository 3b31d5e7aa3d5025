namespace FastSer.TestTypes;

/// <summary>C# unions that are classes, wherever a type may stand.</summary>
[FastSerType(Format = WireFormat.Compact)]
public sealed partial class VerdictHolder
{
    public Verdict? Verdict { get; set; }

    public List<Outcome?>? Outcomes { get; set; }

    public Dictionary<Verdict, Outcome?>? Map { get; set; }

    public (Verdict? First, Outcome? Second) Pair { get; set; }

    [FastSerUnion(0, typeof(Verdict))]
    [FastSerUnion(1, typeof(Outcome))]
    public object? Any { get; set; }
}
