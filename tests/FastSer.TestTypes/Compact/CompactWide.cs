namespace FastSer.TestTypes;

/// <summary>More than 64 control bits, and one member whose bits would have crossed the border.</summary>
[FastSerType(Format = WireFormat.Compact)]
public sealed partial class CompactWide
{
    public long A { get; set; }

    public long B { get; set; }

    public long C { get; set; }

    public long D { get; set; }

    public long E { get; set; }

    public long F { get; set; }

    public long G { get; set; }

    public long H { get; set; }

    public long I { get; set; }

    public long J { get; set; }

    public long K { get; set; }

    public long L { get; set; }

    public long M { get; set; }

    public long N { get; set; }

    public long O { get; set; }

    public decimal P { get; set; }

    public bool Q { get; set; }

    public string? R { get; set; }

    public int? S { get; set; }
}
