namespace FastSer.TestTypes;

/// <summary>A generic type in the Tolerant format.</summary>
/// <typeparam name="T">Anything.</typeparam>
[FastSerType(Format = WireFormat.Tolerant)]
public sealed partial class TolerantBox<T>
{
    /// <summary>A value of any type.</summary>
    [FastSerMember(0)]
    public T? Content { get; set; }

    /// <summary>Several of them.</summary>
    [FastSerMember(1)]
    public List<T?>? Contents { get; set; }
}
