namespace FastSer.TestTypes;

/// <summary>A newer version of <see cref="KeepingNote"/>.</summary>
[FastSerType(View = true, Format = WireFormat.Tolerant)]
public sealed partial class LaterNote
{
    /// <summary>A fixed member.</summary>
    [FastSerMember(0)]
    public int Id { get; set; }

    /// <summary>A nullable one.</summary>
    [FastSerMember(1)]
    public string? Text { get; set; }

    /// <summary>New.</summary>
    [FastSerMember(2)]
    public string? Author { get; set; }

    /// <summary>New.</summary>
    [FastSerMember(3)]
    public LaterNote? Answer { get; set; }

    /// <summary>New: the mask has a second byte.</summary>
    [FastSerMember(7)]
    public long Views { get; set; }

    /// <summary>New.</summary>
    [FastSerMember(4)]
    public byte? A { get; set; }

    /// <summary>New.</summary>
    [FastSerMember(5)]
    public byte? B { get; set; }

    /// <summary>New.</summary>
    [FastSerMember(6)]
    public byte? C { get; set; }
}
