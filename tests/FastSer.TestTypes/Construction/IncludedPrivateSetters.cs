namespace FastSer.TestTypes;

[FastSerType]
public partial class IncludedPrivateSetters
{
    [FastSerInclude]
    public int Number { get; private set; }

    [FastSerInclude]
    public string? Text { get; protected set; }

    public static IncludedPrivateSetters Create(int number, string? text) => new() { Number = number, Text = text };
}
