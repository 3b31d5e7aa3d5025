namespace FastSer.TestTypes;

/// <summary>A constructor that changes its arguments: what can be set is set after it.</summary>
[FastSerType]
public sealed partial class ChangingConstructor
{
    public ChangingConstructor(int number, string? text)
    {
        Number = number + 1;
        Text = text + "#";
    }

    public int Number { get; private set; }
    public string? Text { get; init; }
}
