namespace FastSer.TestTypes;

[FastSerType(Format = WireFormat.Compact)]
public sealed partial class CompactNullables
{
    public int? Number { get; set; }

    public bool? Flag { get; set; }

    public string? Text { get; set; }

    public decimal? Amount { get; set; }

    public Guid? Id { get; set; }

    public double? Ratio { get; set; }

    public DayOfWeek? Day { get; set; }

    public CompactPoint? Point { get; set; }

    public (int, string?)? Pair { get; set; }

    /// <summary>Must not be taken for the local variable of <see cref="Number"/>.</summary>
    public bool HasNumber { get; set; }
}
