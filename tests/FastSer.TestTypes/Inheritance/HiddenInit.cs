namespace FastSer.TestTypes;

/// <summary>A member that only an initializer sets, and that is hidden: no initializer can name it.</summary>
[FastSerType(View = true)]
public partial class HiddenInit
{
    public string? Text { get; init; }
    public int Number { get; init; } = 5;
}
