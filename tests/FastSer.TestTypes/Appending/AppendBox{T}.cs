namespace FastSer.TestTypes;

/// <summary>A generic type.</summary>
/// <typeparam name="T">What it holds.</typeparam>
[FastSerType(Append = true)]
public partial class AppendBox<T>
{
    /// <summary>A value.</summary>
    public T? Content { get; set; }

    /// <summary>A number.</summary>
    public int Count { get; set; } = 1;

    /// <summary>Values.</summary>
    public T[]? Contents { get; set; }
}
