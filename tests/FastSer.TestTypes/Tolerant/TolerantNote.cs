namespace FastSer.TestTypes;

/// <summary>Bounded members, some nullable; longer texts need the long form of the length.</summary>
[FastSerType(View = true, Format = WireFormat.Tolerant)]
public partial class TolerantNote
{
    /// <summary>A string before members of fixed size.</summary>
    [FastSerMember(0)]
    public string? Title { get; set; }

    /// <summary>A number.</summary>
    [FastSerMember(1)]
    public int Id { get; set; }

    /// <summary>A nullable date.</summary>
    [FastSerMember(2)]
    public DateOnly? Due { get; set; }

    /// <summary>A struct of fixed size.</summary>
    [FastSerMember(3)]
    public Size5 Size { get; set; }

    /// <summary>A nullable enum.</summary>
    [FastSerMember(4)]
    public ByteEnum? Color { get; set; }

    /// <summary>A string behind members of fixed size.</summary>
    [FastSerMember(5)]
    public string? Text { get; set; }
}
