namespace FastSer.TestTypes;

/// <summary>A Tolerant case of a Tolerant C# union, which holds the union.</summary>
[FastSerType(View = true, Format = WireFormat.Tolerant)]
public sealed partial class NoticeText
{
    [FastSerMember(0)]
    public string? Text { get; set; }

    [FastSerMember(1)]
    public Notice About { get; set; }

    [FastSerMember(2)]
    public Ruling? Ruling { get; set; }
}
