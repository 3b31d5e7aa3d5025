namespace FastSer.TestTypes;

/// <summary>A bounded class: members of fixed size stand on both sides of strings, in member order.</summary>
/// <param name="Id">A number.</param>
/// <param name="Text">A text.</param>
/// <param name="Day">A day, behind the text.</param>
/// <param name="Rating">A number that may be missing.</param>
[FastSerType(Append = true)]
public partial record AppendNote(int Id, string? Text = "none", DateOnly Day = default, short? Rating = 5)
{
    /// <summary>A member with a default from an initializer.</summary>
    public string? Author { get; init; } = "nobody";
}
