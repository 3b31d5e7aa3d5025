namespace FastSer.TestTypes;

/// <summary>Members that hold a declared set of types.</summary>
[FastSerType(View = true, Format = WireFormat.Tolerant)]
public sealed partial class TolerantChoices
{
    /// <summary>A value or an object.</summary>
    [FastSerMember(0)]
    [FastSerUnion(0, typeof(int))]
    [FastSerUnion(1, typeof(string))]
    [FastSerUnion(300, typeof(TolerantPoint))]
    public object? One { get; set; }

    /// <summary>Several of them.</summary>
    [FastSerMember(1)]
    [FastSerUnion(0, typeof(TolerantRow))]
    [FastSerUnion(1, typeof(Leaf))]
    public List<object?>? Many { get; set; }
}
