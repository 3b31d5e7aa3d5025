namespace FastSer.TestTypes;

/// <summary>An object that keeps its identity and is built by its constructor.</summary>
/// <param name="text">A text.</param>
/// <param name="length">A number.</param>
[FastSerType(Append = true, References = true)]
public sealed partial class AppendName(string? text, int length = -1)
{
    /// <summary>A text.</summary>
    public string? Text { get; } = text;

    /// <summary>A number.</summary>
    public int Length { get; } = length;
}
