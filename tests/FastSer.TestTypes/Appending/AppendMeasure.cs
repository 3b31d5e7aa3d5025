namespace FastSer.TestTypes;

/// <summary>The Compact format without control bits.</summary>
[FastSerType(Append = true, Format = WireFormat.Compact)]
public partial class AppendMeasure
{
    /// <summary>An integer.</summary>
    public int Sensor { get; set; }

    /// <summary>A flag, which takes a byte.</summary>
    public bool IsValid { get; set; }

    /// <summary>An integer that may be missing.</summary>
    public long? Ticks { get; set; }

    /// <summary>A value of fixed size.</summary>
    public double Value { get; set; }

    /// <summary>A price.</summary>
    public decimal Price { get; set; } = 1.5m;

    /// <summary>A text.</summary>
    public string? Remark { get; set; } = "€uro";

    /// <summary>Integers.</summary>
    public int[]? Samples { get; set; }

    /// <summary>A struct of the same form.</summary>
    public AppendOffset Offset { get; set; }
}
